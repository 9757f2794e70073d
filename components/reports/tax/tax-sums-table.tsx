import { useLanguage } from '#use-language';
import { CellText, DataTable } from '@/components/ui/tables/data-table';
import { countryName } from '@/lib/shared/addresses/countries';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber, formatPercent } from '@/lib/shared/numbers/numbers';
import type { TaxSum } from '@/lib/shared/reports/tax-report.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';

type SumTexts = Texts['taxReport']['sums'];

/** A state's tax has its own name. */
function treatmentName({ treatment, name }: TaxSum, { treatments }: SumTexts): string {
  return name ?? treatments[treatment as keyof typeof treatments] ?? treatment;
}

/** Invoices first. */
export function TaxSumsTable({ sums, texts }: { sums: readonly TaxSum[]; texts: SumTexts }) {
  const language = useLanguage();
  const { columns, kinds } = texts;
  if (sums.length === 0) return <p className="text-muted text-sm">{texts.none}</p>;
  return (
    <DataTable
      label={texts.label}
      rows={sums}
      keyOf={({ kind, treatment, country, rate, name }) => [kind, treatment, country, rate, name].join(' ')}
      columns={[
        {
          name: columns.treatment,
          card: 'start-1',
          className: 'font-semibold text-ink',
          cell: (sum) => <CellText className="as-cards:text-start">{treatmentName(sum, texts)}</CellText>,
        },
        { name: columns.kind, card: 'start-2', cell: ({ kind }) => kinds[kind] },
        {
          name: columns.country,
          card: 'end-2',
          className: ({ country }) => country === '' && 'as-cards:hidden',
          cell: ({ country }) => (country === '' ? '–' : countryName(country, language)),
        },
        {
          name: columns.rate,
          kind: 'figure',
          card: 'end-1',
          cell: ({ rate }) => formatPercent(rate, language),
        },
        {
          name: columns.documents,
          kind: 'figure',
          className: 'as-cards:col-span-2 as-cards:row-start-6 as-cards:text-xs',
          cell: ({ documents }) => formatNumber(documents, language),
        },
        {
          name: columns.net,
          kind: 'figure',
          className: 'as-cards:col-span-2 as-cards:row-start-3',
          cell: ({ net }) => formatDollars(net, language),
        },
        {
          name: columns.tax,
          kind: 'figure',
          className: 'as-cards:col-span-2 as-cards:row-start-4',
          cell: ({ tax }) => formatDollars(tax, language),
        },
        {
          name: columns.gross,
          kind: 'figure',
          className: 'font-semibold text-ink as-cards:col-span-2 as-cards:row-start-5',
          cell: ({ gross }) => formatDollars(gross, language),
        },
      ]}
    />
  );
}
