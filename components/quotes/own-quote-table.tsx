import { useLanguage } from '#use-language';
import { LongText } from '@/components/enquiries/long-text';
import { Badge } from '@/components/ui/badge';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { formatDay } from '@/lib/shared/dates';
import { formatDollars } from '@/lib/shared/money';
import type { OwnQuote } from '@/lib/shared/schemas/quote';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { QuotedLines } from './quoted-lines';

type OwnQuoteTableProps = { quotes: readonly OwnQuote[]; texts: Texts };

/** What a customer has asked for, and whether it was answered. */
export function OwnQuoteTable({ quotes, texts }: OwnQuoteTableProps) {
  const language = useLanguage();
  const { columns, own } = texts.quotes;
  return (
    <Table aria-label={own.caption}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{columns.request}</TableHeadCell>
          <TableHeadCell className="md:w-1/2">{columns.tools}</TableHeadCell>
          <TableHeadCell className="md:text-end">{columns.value}</TableHeadCell>
          <TableHeadCell>{columns.state}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {quotes.map((quote) => (
          <TableRow key={quote._id}>
            <TableCell label={columns.request} className="md:align-top">
              <span className="figures grid justify-items-end gap-0.5 md:justify-items-start">
                <span className="whitespace-nowrap font-mono font-semibold text-ink">{quote.number}</span>
                <time dateTime={quote.requestedAt} className="whitespace-nowrap text-muted text-xs">
                  {formatDay(quote.requestedAt, language)}
                </time>
              </span>
            </TableCell>
            <TableCell className="md:align-top">
              <div className="grid w-full min-w-0 gap-2">
                <QuotedLines lines={quote.lines} texts={texts.quotes} />
                {quote.note ? (
                  <div className="border-line border-s-2 ps-3">
                    <LongText text={quote.note} more={texts.enquiries.full} />
                  </div>
                ) : null}
              </div>
            </TableCell>
            <TableCell label={columns.value} className="figures md:text-end md:align-top">
              {quote.lines.length > 0 ? formatDollars(quote.listValue, language) : '–'}
            </TableCell>
            <TableCell label={columns.state} className="md:align-top">
              <span className="grid justify-items-end gap-1 md:justify-items-start">
                {quote.state === 'answered' ? (
                  <Badge tone="success">{own.answered}</Badge>
                ) : (
                  <Badge tone="accent">{own.open}</Badge>
                )}
                {quote.answeredAt ? (
                  <span className="figures text-muted text-xs">{formatDay(quote.answeredAt, language)}</span>
                ) : null}
              </span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
