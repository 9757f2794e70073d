import { FileDown } from 'lucide';
import { useLanguage } from '#use-language';
import { buttonStyles } from '@/components/ui/controls/button';
import { Field, Input } from '@/components/ui/controls/field';
import { FileButton } from '@/components/ui/controls/file-buttons';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { TaxReport } from '@/lib/shared/reports/tax-report.schema';
import { type TaxFile, taxFilePath } from '@/lib/shared/reports/tax-report.schema';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { EuSalesTable, MoneyBackTable, RateChangesTable } from './tax-lists';
import { TaxSumsTable } from './tax-sums-table';

type TaxReportScreenProps = {
  report: TaxReport;
  /** The days asked for were none that a report covers. */
  isOutOfRange: boolean;
  files: readonly TaxFile[];
  texts: Texts['taxReport'];
};

const DENSE = '[&.grid]:gap-3 [&.grid]:p-4 sm:[&.grid]:p-5';

export function TaxReportScreen({ report, isOutOfRange, files, texts }: TaxReportScreenProps) {
  const { sums, euSales, moneyWithoutNote, rateChanged } = report;
  return (
    <div className="grid min-w-0 gap-4">
      <Period report={report} files={files} texts={texts} />
      {isOutOfRange ? <Notice>{texts.backwards}</Notice> : null}
      <Panel heading={texts.sums.label} className={DENSE}>
        {sums.length > 0 ? <Totals sums={sums} texts={texts.totals} /> : null}
        <TaxSumsTable sums={sums} texts={texts.sums} />
      </Panel>
      <Panel heading={texts.euSales.label} className={DENSE}>
        <EuSalesTable sales={euSales} texts={texts.euSales} />
      </Panel>
      {moneyWithoutNote.length > 0 ? (
        <Panel heading={texts.moneyWithoutNote.label} className={DENSE}>
          <p className="max-w-prose text-muted text-sm">{texts.moneyWithoutNote.text}</p>
          <MoneyBackTable rows={moneyWithoutNote} texts={texts.moneyWithoutNote} />
        </Panel>
      ) : null}
      {rateChanged.length > 0 ? (
        <Panel heading={texts.rateChanged.label} className={DENSE}>
          <p className="max-w-prose text-muted text-sm">{texts.rateChanged.text}</p>
          <RateChangesTable rows={rateChanged} texts={texts.rateChanged} />
        </Panel>
      ) : null}
    </div>
  );
}

type PeriodProps = Pick<TaxReportScreenProps, 'files' | 'texts'> & {
  report: Pick<TaxReport, 'from' | 'to'>;
};

/** The days of a report, and its files; a plain form. */
function Period({ report: { from, to }, files, texts }: PeriodProps) {
  const language = useLanguage();
  const query = new URLSearchParams({ from, to, language }).toString();
  const days = [
    ['from', from],
    ['to', to],
  ] as const;
  return (
    <div className="no-print flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <form
        key={`${from} ${to}`}
        action={localPath(ROUTES.taxReport, language)}
        className="grid grid-cols-2 items-end gap-3 max-sm:w-full sm:flex sm:flex-wrap"
      >
        {days.map(([name, day]) => (
          <Field key={name} id={`tax-report-${name}`} label={texts[name]}>
            {(control) => (
              <Input
                {...control}
                look="compact"
                type="date"
                name={name}
                defaultValue={day}
                className="min-w-0 max-sm:w-full max-sm:px-1.5"
              />
            )}
          </Field>
        ))}
        <button
          type="submit"
          className={`${buttonStyles({ variant: 'outline', size: 'sm' })} max-sm:justify-self-start`}
        >
          {texts.show}
        </button>
      </form>
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="sr-only">{texts.files.label}</legend>
        {files.map((file) => (
          <FileButton
            key={file}
            path={`${taxFilePath(file)}?${query}`}
            label={texts.files[file]}
            icon={FileDown}
          />
        ))}
      </fieldset>
    </div>
  );
}

const FIGURES = ['net', 'tax', 'gross'] as const;

function Totals({ sums, texts }: { sums: TaxReport['sums']; texts: Texts['taxReport']['totals'] }) {
  const language = useLanguage();
  return (
    <dl aria-label={texts.label} className="figures flex flex-wrap gap-x-8 gap-y-2 text-sm">
      {FIGURES.map((figure) => (
        <div key={figure} className="grid content-start">
          <dt className="text-muted text-xs">{texts[figure]}</dt>
          <dd className="font-bold text-ink text-xl">
            {formatDollars(
              sums.reduce((total, sum) => total + sum[figure], 0),
              language,
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
