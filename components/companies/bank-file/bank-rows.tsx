'use client';
import { useLanguage } from '#use-language';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Link } from '@/components/ui/links/link';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import { translate } from '@/lib/client/language/translations';
import type { ImportedBankRow } from '@/lib/shared/company/account.schema';
import { COMPANY_ROUTES } from '@/lib/shared/company/company-routes';
import type { ReadBankRow } from '@/lib/shared/company/read-bank-file';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Texts } from '@/lib/shared/texts/texts-for';

const TONES: Record<ImportedBankRow['outcome'], BadgeTone> = {
  matched: 'success',
  duplicate: 'neutral',
  ambiguous: 'accent',
  unmatched: 'neutral',
};

type BankRowsProps = {
  rows: readonly ReadBankRow[];
  results: readonly ImportedBankRow[];
  isBooked: boolean;
  texts: Texts['companyAccount']['bank'];
};

function Outcome({
  result,
  isBooked,
  texts,
}: { result: ImportedBankRow } & Omit<BankRowsProps, 'rows' | 'results'>) {
  const { outcome, code, companyId, companyName = '', invoices = [], message } = result;
  const label = outcome === 'matched' && isBooked ? texts.outcomes.booked : texts.outcomes[outcome];
  return (
    <span className="flex min-w-0 flex-wrap items-center justify-end gap-x-2 gap-y-1 as-table:justify-start">
      <Badge tone={TONES[outcome]}>{label}</Badge>
      {companyId ? (
        <Link
          href={COMPANY_ROUTES.managed(companyId)}
          prefetch={false}
          className="wrap-anywhere min-w-0 font-semibold text-ink underline decoration-line underline-offset-4"
        >
          {companyName}
        </Link>
      ) : (
        <span className="text-muted">{translate({ code }, message)}</span>
      )}
      {invoices.length > 0 ? <span className="font-mono text-xs">{invoices.join(', ')}</span> : null}
    </span>
  );
}

export function BankRows({ rows, results, isBooked, texts }: BankRowsProps) {
  const language = useLanguage();
  const columns = texts.rows;
  return (
    <Table aria-label={columns.label}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{columns.date}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.amount}</TableHeadCell>
          <TableHeadCell>{columns.text}</TableHeadCell>
          <TableHeadCell>{columns.outcome}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {results.map((result, place) => {
          const row = rows[place];
          if (!row) return null;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file stay where they are, and may be equal.
            <TableRow key={place}>
              <TableCell label={columns.date}>
                <span className="figures whitespace-nowrap">{formatDay(row.date, language, 'UTC')}</span>
              </TableCell>
              <TableCell label={columns.amount} className="figures whitespace-nowrap as-table:text-end">
                {formatDollars(row.amount, language)}
              </TableCell>
              <TableCell label={columns.text}>
                <span className="wrap-anywhere line-clamp-2 min-w-0" title={row.text}>
                  {row.text}
                </span>
              </TableCell>
              <TableCell label={columns.outcome}>
                <Outcome result={result} isBooked={isBooked} texts={texts} />
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
