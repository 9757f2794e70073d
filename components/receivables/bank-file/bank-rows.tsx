'use client';
import { useLanguage } from '#use-language';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Link } from '@/components/ui/links/link';
import { DataTable } from '@/components/ui/tables/data-table';
import type { ReadBankRow } from '@/lib/client/bank-file/read-bank-file';
import { translate } from '@/lib/client/language/translations';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { ImportedBankRow } from '@/lib/shared/receivables/bank-file/bank-file.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { RowChoices } from './row-choices';
import type { RowChoice } from './use-bank-file';

type BankRowsProps = {
  rows: readonly ReadBankRow[];
  results: readonly ImportedBankRow[];
  choices: readonly RowChoice[];
  isBooked: boolean;
  onSay: (place: number, choice: RowChoice) => void;
  texts: Texts['receivables']['bank'];
};

export function BankRows({ rows, results, choices, isBooked, onSay, texts }: BankRowsProps) {
  const language = useLanguage();
  const columns = texts.rows;
  const shown = results.flatMap((result, place) => {
    const { [place]: row } = rows;
    return row ? [{ row, result, place }] : [];
  });
  return (
    <DataTable
      label={columns.label}
      rows={shown}
      keyOf={({ place }) => place}
      rowClassName="as-cards:grid-cols-[minmax(0,1fr)_auto]"
      columns={[
        {
          name: columns.date,
          hasLabel: false,
          className: 'as-cards:text-muted',
          cell: ({ row }) => (
            <span className="figures whitespace-nowrap">{formatDay(row.date, language, 'UTC')}</span>
          ),
        },
        {
          name: columns.amount,
          kind: 'figure',
          hasLabel: false,
          className: 'as-cards:font-semibold as-cards:text-ink',
          cell: ({ row }) => formatDollars(row.amount, language),
        },
        {
          name: columns.text,
          hasLabel: false,
          className: 'as-cards:col-span-full',
          cell: ({ row }) => (
            <span className="wrap-anywhere line-clamp-2 min-w-0" title={detailsOf(row)}>
              {detailsOf(row)}
            </span>
          ),
        },
        {
          name: columns.outcome,
          hasLabel: false,
          className: 'as-cards:col-span-full as-table:py-1.5',
          headClassName: 'as-table:w-[36%]',
          cell: ({ result }) => <RowOutcome result={result} isBooked={isBooked} texts={texts} />,
        },
        !isBooked && {
          name: columns.choice,
          hasLabel: false,
          className: 'as-cards:col-span-full as-cards:empty:hidden as-table:py-1.5',
          headClassName: 'as-table:w-44',
          cell: ({ result, place }) => (
            <RowChoices
              row={place + 1}
              {...{ result, texts }}
              choice={choices[place] ?? {}}
              onSay={(choice) => onSay(place, choice)}
            />
          ),
        },
      ]}
    />
  );
}

export function detailsOf({ date, text, reference, payer }: ReadBankRow): string {
  const isReferenceShown = !reference.startsWith(`${date} `) && !text.includes(reference);
  return [payer, text, isReferenceShown ? reference : ''].filter(Boolean).join(' · ');
}

const TONES: Record<ImportedBankRow['outcome'], BadgeTone> = {
  ...{ matched: 'success', duplicate: 'neutral', paid: 'accent', ambiguous: 'accent' },
  ...{ unmatched: 'neutral', skipped: 'neutral' },
};

type RowOutcomeProps = { result: ImportedBankRow; isBooked: boolean; texts: Texts['receivables']['bank'] };

/** Says what a payment does, line by line. */
function Plan({ result: { pays = [], credit = 0 }, texts }: Omit<RowOutcomeProps, 'isBooked'>) {
  const language = useLanguage();
  const money = (dollars: number) => formatDollars(dollars, language);
  return (
    <ul className="grid basis-full gap-0.5">
      {pays.map(({ invoiceNumber: invoice, amount, open }) => (
        <li key={invoice}>
          {fillText(open === 0 ? texts.pays.full : texts.pays.part, {
            ...{ invoice, amount: money(amount), open: money(open) },
          })}
        </li>
      ))}
      {credit > 0 ? <li>{fillText(texts.pays.credit, { amount: money(credit) })}</li> : null}
    </ul>
  );
}

export function RowOutcome({ result, isBooked, texts }: RowOutcomeProps) {
  const language = useLanguage();
  const { outcome, code, effect, companyId, companyName = '', paidOn, paidBy = '', message } = result;
  const isPayment = outcome === 'matched';
  const label = isPayment && effect && !isBooked ? texts.effects[effect] : texts.outcomes[outcome];
  const tone = isPayment && effect === 'over' ? 'accent' : TONES[outcome];
  const day = paidOn === undefined ? '' : formatDay(paidOn, language, 'UTC');
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={tone}>{isPayment && isBooked ? texts.outcomes.booked : label}</Badge>
      {companyId ? (
        <Link
          href={COMPANY_ROUTES.managed(companyId)}
          prefetch={false}
          className="wrap-anywhere min-w-0 font-semibold text-ink underline decoration-line underline-offset-4"
        >
          {companyName}
        </Link>
      ) : null}
      {paidOn ? (
        <span className="wrap-anywhere basis-full">
          {fillText(outcome === 'paid' ? texts.paid : texts.bookedBy, { day, reference: paidBy })}
        </span>
      ) : null}
      {isPayment || paidOn ? null : <span className="text-muted">{translate({ code }, message)}</span>}
      {isPayment ? <Plan result={result} texts={texts} /> : null}
    </span>
  );
}
