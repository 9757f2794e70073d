'use client';
import { useId } from 'react';
import { useLanguage } from '#use-language';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import type { ReadBankRow } from '@/lib/client/bank-file/read-bank-file';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { ImportedBankRow } from '@/lib/shared/receivables/bank-file/bank-file.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { type CompanyOption, optionText, RowChoices } from './row-choices';
import { RowOutcome } from './row-outcome';
import type { RowChoice } from './use-bank-file';

type BankRowsProps = {
  rows: readonly ReadBankRow[];
  results: readonly ImportedBankRow[];
  choices: readonly RowChoice[];
  companies: readonly CompanyOption[];
  isBooked: boolean;
  onSay: (place: number, choice: RowChoice) => void;
  texts: Texts['receivables']['bank'];
};

export function BankRows({ rows, results, choices, companies, isBooked, onSay, texts }: BankRowsProps) {
  const language = useLanguage();
  const listId = useId();
  const columns = texts.rows;
  return (
    <>
      <datalist id={listId}>
        {companies.map((company) => (
          <option key={company.id} value={optionText(company)} />
        ))}
      </datalist>
      <Table aria-label={columns.label}>
        <TableHead>
          <TableRow>
            <TableHeadCell>{columns.date}</TableHeadCell>
            <TableHeadCell className="as-table:text-end">{columns.amount}</TableHeadCell>
            <TableHeadCell>{columns.text}</TableHeadCell>
            <TableHeadCell className="as-table:w-[36%]">{columns.outcome}</TableHeadCell>
            {isBooked ? null : <TableHeadCell className="as-table:w-44">{columns.choice}</TableHeadCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {results.map((result, place) => {
            const row = rows[place];
            if (!row) return null;
            const { date, amount, text, reference, payer } = row;
            const isReferenceShown = !reference.startsWith(`${date} `) && !text.includes(reference);
            const details = [payer, text, isReferenceShown ? reference : ''].filter(Boolean).join(' · ');
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file stay where they are, and may be equal.
              <TableRow key={place} className="as-cards:grid-cols-[minmax(0,1fr)_auto]">
                <TableCell className="as-cards:text-muted">
                  <span className="figures whitespace-nowrap">{formatDay(date, language, 'UTC')}</span>
                </TableCell>
                <TableCell className="figures whitespace-nowrap as-cards:font-semibold as-cards:text-ink as-table:text-end">
                  {formatDollars(amount, language)}
                </TableCell>
                <TableCell className="as-cards:col-span-full">
                  <span className="wrap-anywhere line-clamp-2 min-w-0" title={details}>
                    {details}
                  </span>
                </TableCell>
                <TableCell className="as-cards:col-span-full as-table:py-1.5">
                  <RowOutcome result={result} isBooked={isBooked} texts={texts} />
                </TableCell>
                {isBooked ? null : (
                  <TableCell className="as-cards:col-span-full as-cards:empty:hidden as-table:py-1.5">
                    <RowChoices
                      row={place + 1}
                      {...{ result, companies, listId, texts }}
                      choice={choices[place] ?? {}}
                      onSay={(choice) => onSay(place, choice)}
                    />
                  </TableCell>
                )}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </>
  );
}
