import { FileDown, Notebook } from 'lucide';
import { JournalFilters } from '@/components/reports/journal/journal-filters';
import { JournalSums } from '@/components/reports/journal/journal-sums';
import { JournalTable } from '@/components/reports/journal/journal-table';
import { FileButton } from '@/components/ui/controls/file-buttons';
import { Notice } from '@/components/ui/notice';
import { listHref } from '@/lib/client/page/list-query';
import { listJournal } from '@/lib/server/commerce/reports/journal/read-journal';
import { AppError } from '@/lib/shared/messages/errors';
import { journalQuerySchema } from '@/lib/shared/reports/journal.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { listPage } from '../list-page';
import { readInRange } from '../read-in-range';

const page = listPage({
  path: ROUTES.journal,
  icon: Notebook,
  query: journalQuerySchema,
  own: ({ journal }) => journal,
  list: async (actor, query) => {
    const read = async (days: Pick<typeof query, 'from' | 'to'>) => {
      const asked = { ...query, from: days.from, to: days.to };
      try {
        return await listJournal(actor, asked);
      } catch (error) {
        // A company of an address that somebody has edited.
        if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
        return listJournal(actor, { ...asked, company: undefined });
      }
    };
    const { value, isOutOfRange } = await readInRange(read, query);
    const { lines: rows, ...journal } = value;
    return { rows, ...journal, isOutOfRange };
  },
  frame: ({ query, own, language, from, to, company, sums, isOutOfRange }) => {
    const address = { from: query.from, to: query.to, kind: query.kind, company: company?.id };
    const files = { from, to, kind: query.kind, company: company?.id, language };
    return {
      narrowing: { kind: query.kind, company: company?.id },
      parameters: { from: query.from, to: query.to },
      actions: (
        <>
          <FileButton path={listHref('/api/journal.csv', files)} label={own.exportCsv} icon={FileDown} />
          <FileButton path={listHref('/api/journal/papers.zip', files)} label={own.papers} icon={FileDown} />
        </>
      ),
      toolbar: (
        <div className="grid min-w-0 gap-3">
          <JournalFilters {...{ from, to, address, company }} texts={own} />
          {isOutOfRange ? <Notice>{own.backwards}</Notice> : null}
          <JournalSums sums={sums} texts={own} />
        </div>
      ),
    };
  },
  table: ({ rows, own }) => <JournalTable lines={rows} texts={own} />,
});

export const { generateMetadata } = page;
export default page.Page;
