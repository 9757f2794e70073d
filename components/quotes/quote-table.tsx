import { useLanguage } from '#use-language';
import { EnquirerCell } from '@/components/enquiries/enquirer-cell';
import { EnquiryActions } from '@/components/enquiries/enquiry-actions';
import { EnquiryStateLabel } from '@/components/enquiries/enquiry-state-label';
import { LongText } from '@/components/enquiries/long-text';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@/components/ui/table';
import { formatDay } from '@/lib/shared/dates';
import { formatDollars } from '@/lib/shared/money';
import type { QuoteRequest } from '@/lib/shared/schemas/quote';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { QuotedLines } from './quoted-lines';

type QuoteTableProps = { quotes: readonly QuoteRequest[]; texts: Texts };

/** Requests for quote as admins work through them: what is asked for, by whom, and the answer. */
export function QuoteTable({ quotes, texts }: QuoteTableProps) {
  const language = useLanguage();
  const { columns, manage } = texts.quotes;
  return (
    <Table aria-label={manage.heading}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{columns.request}</TableHeadCell>
          <TableHeadCell className="md:w-1/3">{columns.tools}</TableHeadCell>
          <TableHeadCell className="md:min-w-44 xl:min-w-52">{columns.sender}</TableHeadCell>
          <TableHeadCell className="md:min-w-28">{columns.state}</TableHeadCell>
          <TableHeadCell className="no-print md:text-end">{texts.quotes.actions}</TableHeadCell>
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
                {quote.lines.length > 0 ? (
                  <span className="mt-1 font-semibold text-ink">
                    <span className="sr-only">{columns.value} </span>
                    {formatDollars(quote.listValue, language)}
                  </span>
                ) : null}
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
            <TableCell label={columns.sender} className="md:align-top">
              <EnquirerCell enquirer={quote} />
            </TableCell>
            <TableCell label={columns.state} className="md:align-top">
              <EnquiryStateLabel handling={quote} texts={texts.enquiries} />
            </TableCell>
            <TableCell className="no-print md:align-top">
              <EnquiryActions
                kind="quote"
                enquiry={{ _id: quote._id, number: quote.number, email: quote.email, state: quote.state }}
                subject={`Re: ${quote.number} ${texts.quotes.title}`}
                texts={texts.enquiries}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
