import { X } from 'lucide';
import { useLanguage } from '#use-language';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/links/link';
import { Panel } from '@/components/ui/panel';
import { ROUTES } from '@/lib/shared/site/routes';
import type { BulkEntry } from '@/lib/shared/stock/bulk-history.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { BulkRows } from '../bulk/bulk-rows';
import type { CategoryOptions } from '../editor/editor-texts';
import { changeSentence } from './change-sentence';

type ChangedToolsProps = {
  entry: BulkEntry;
  categories: CategoryOptions;
  texts: Pick<Texts, 'bulk' | 'bulkChanges' | 'editor'>;
};

/** What became of each tool of a change, and of each when it was undone. */
export function ChangedTools({ entry, categories, texts }: ChangedToolsProps) {
  const language = useLanguage();
  const { bulk, bulkChanges: own, editor } = texts;
  const bulkTexts = { bulk, states: editor.states };
  const notes = new Map(
    (entry.undone?.rows ?? []).map(({ toolId, problem }) => [
      toolId,
      problem ? bulk.problems[problem] : own.restored,
    ]),
  );
  return (
    <Panel heading={changeSentence(entry, { own, texts: bulkTexts, categories, language })}>
      <BulkRows
        label={own.tableOf}
        columns={own.rows}
        rows={entry.rows}
        notes={notes}
        categories={categories}
        texts={bulkTexts}
      />
      <LinkButton
        href={ROUTES.bulkChanges}
        variant="outline"
        size="sm"
        className="no-print justify-self-start"
      >
        <Icon node={X} />
        {own.close}
      </LinkButton>
    </Panel>
  );
}
