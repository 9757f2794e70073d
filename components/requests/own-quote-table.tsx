import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/links/link';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatDollars } from '@/lib/shared/numbers/money';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import type { OwnQuote } from '@/lib/shared/requests/quote.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { QuotedLines } from './request-cells';

type OwnQuoteTableProps = { quotes: readonly OwnQuote[]; texts: Texts };

export function OwnQuoteTable({ quotes, texts }: OwnQuoteTableProps) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  const { columns, own } = texts.quotes;
  const { state } = texts.requests.columns;
  return (
    <Table aria-label={own.caption}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{columns.request}</TableHeadCell>
          <TableHeadCell className="as-table:w-1/2">{columns.tools}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.value}</TableHeadCell>
          <TableHeadCell>{state}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {quotes.map((quote) => (
          <TableRow key={quote._id}>
            <TableCell label={columns.request} className="as-table:align-top">
              <QuoteHead quote={quote} />
            </TableCell>
            <TableCell className="as-table:align-top">
              <QuotedLines request={quote} texts={texts} />
            </TableCell>
            <TableCell label={columns.value} className="figures as-table:text-end as-table:align-top">
              {quote.lines.length > 0 ? formatDollars(quote.listValue, language) : '–'}
            </TableCell>
            <TableCell label={state} className="as-table:align-top">
              <span className="grid justify-items-end gap-1 as-table:justify-items-start">
                {quote.state === 'answered' ? (
                  <Badge tone="success">{own.answered}</Badge>
                ) : (
                  <Badge tone="accent">{own.open}</Badge>
                )}
                {quote.offer ? (
                  <Link
                    href={OFFER_ROUTES.own(quote.offer._id)}
                    prefetch={false}
                    className="figures font-semibold text-ink text-xs underline decoration-line underline-offset-4 hover:decoration-ink"
                  >
                    {fillText(texts.offers.own.link, { number: quote.offer.number })}
                  </Link>
                ) : null}
                {quote.answeredAt ? (
                  <span className="figures text-muted text-xs">
                    {formatDay(quote.answeredAt, language, timeZone)}
                  </span>
                ) : null}
              </span>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

type QuoteHeadProps = { quote: { number: string; requestedAt: string }; children?: ReactNode };

function QuoteHead({ quote: { number, requestedAt }, children }: QuoteHeadProps) {
  const language = useLanguage();
  const timeZone = useTimeZone();
  return (
    <span className="figures grid justify-items-end gap-0.5 as-table:justify-items-start">
      <span className="whitespace-nowrap font-mono font-semibold text-ink">{number}</span>
      <time dateTime={requestedAt} className="whitespace-nowrap text-muted text-xs">
        {formatDay(requestedAt, language, timeZone)}
      </time>
      {children}
    </span>
  );
}
