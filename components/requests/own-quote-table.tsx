import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { Badge } from '@/components/ui/badge';
import { CellLink, DataTable } from '@/components/ui/tables/data-table';
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
  return (
    <DataTable
      label={own.caption}
      rows={quotes}
      keyOf={({ _id }) => _id}
      columns={[
        {
          name: columns.request,
          className: 'as-table:align-top',
          cell: ({ number, requestedAt }) => (
            <span className="figures grid justify-items-end gap-0.5 as-table:justify-items-start">
              <span className="whitespace-nowrap font-mono font-semibold text-ink">{number}</span>
              <time dateTime={requestedAt} className="whitespace-nowrap text-muted text-xs">
                {formatDay(requestedAt, language, timeZone)}
              </time>
            </span>
          ),
        },
        {
          name: columns.tools,
          hasLabel: false,
          className: 'as-table:align-top',
          headClassName: 'as-table:w-1/2',
          cell: (quote) => <QuotedLines request={quote} texts={texts} />,
        },
        {
          name: columns.value,
          kind: 'figure',
          className: 'as-table:align-top',
          cell: ({ lines, listValue }) => (lines.length > 0 ? formatDollars(listValue, language) : '–'),
        },
        {
          name: texts.columns.state,
          className: 'as-table:align-top',
          cell: ({ state, offer, answeredAt }) => (
            <span className="grid justify-items-end gap-1 as-table:justify-items-start">
              {state === 'answered' ? (
                <Badge tone="success">{own.answered}</Badge>
              ) : (
                <Badge tone="accent">{own.open}</Badge>
              )}
              {offer ? (
                <CellLink href={OFFER_ROUTES.own(offer._id)} className="figures text-xs">
                  {fillText(texts.offers.own.link, { number: offer.number })}
                </CellLink>
              ) : null}
              {answeredAt ? (
                <span className="figures text-muted text-xs">
                  {formatDay(answeredAt, language, timeZone)}
                </span>
              ) : null}
            </span>
          ),
        },
      ]}
    />
  );
}
