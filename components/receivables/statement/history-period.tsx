import { FileDown } from 'lucide';
import { useLanguage } from '#use-language';
import { buttonStyles } from '@/components/ui/controls/button';
import { Field, Input } from '@/components/ui/controls/field';
import { FileButton } from '@/components/ui/controls/file-buttons';
import type { Statement } from '@/lib/shared/receivables/receivables.schema';
import { localPath } from '@/lib/shared/site/local-path';
import type { Texts } from '@/lib/shared/texts/texts-for';

type HistoryPeriodProps = {
  /** Of the page. */
  path: string;
  /** Of the call, without the end that makes it a file. */
  files: string;
  statement: Pick<Statement, 'from' | 'to'>;
  texts: Texts['statement'];
};

/** The days of a statement, and its files; a plain form. */
export function HistoryPeriod({ path, files, statement: { from, to }, texts }: HistoryPeriodProps) {
  const language = useLanguage();
  const { history } = texts;
  const query = new URLSearchParams({ from, to, language }).toString();
  return (
    <div className="no-print flex flex-wrap items-end justify-between gap-3">
      <form
        key={`${from} ${to}`}
        action={localPath(path, language)}
        className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap"
      >
        <Field id="statement-from" label={history.from}>
          {(control) => (
            <Input
              {...control}
              look="compact"
              type="date"
              name="from"
              defaultValue={from}
              className="max-sm:px-2"
            />
          )}
        </Field>
        <Field id="statement-to" label={history.to}>
          {(control) => (
            <Input
              {...control}
              look="compact"
              type="date"
              name="to"
              defaultValue={to}
              className="max-sm:px-2"
            />
          )}
        </Field>
        <button
          type="submit"
          className={`${buttonStyles({ variant: 'outline', size: 'sm' })} max-sm:justify-self-start`}
        >
          {history.show}
        </button>
      </form>
      <div className="flex flex-wrap gap-2">
        <FileButton path={`${files}.csv?${query}`} label={texts.csv} icon={FileDown} />
        <FileButton path={`${files}.pdf?${query}`} label={texts.pdf} icon={FileDown} />
      </div>
    </div>
  );
}
