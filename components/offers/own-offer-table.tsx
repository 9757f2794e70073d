import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/links/link';
import { CARD_END, CARD_ROW, CARD_START } from '@/components/ui/tables/card-row';
import { CellLines } from '@/components/ui/tables/cell-lines';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import { partText } from '@/lib/shared/dates/calendar-part';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { OfferRow } from '@/lib/shared/offers/offer.schema';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import { contentsLabel } from '@/lib/shared/orders/order-label';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { OfferStateBadge } from './offer-state-badge';

type OwnOfferTableProps = { offers: readonly OfferRow[]; texts: Pick<Texts, 'offers' | 'orders' | 'quotes'> };

export function OwnOfferTable({ offers, texts: all }: OwnOfferTableProps) {
  const language = useLanguage();
  const texts = all.offers;
  const { columns, list } = texts.own;
  return (
    <Table aria-label={list.caption}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{columns.offer}</TableHeadCell>
          <TableHeadCell className="as-table:w-2/5">{all.quotes.columns.tools}</TableHeadCell>
          <TableHeadCell>{columns.state}</TableHeadCell>
          <TableHeadCell>{columns.validUntil}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.value}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {offers.map(({ _id, number, requestNumber, state, endedBy, validUntil, due, ...what }) => (
          <TableRow key={_id} className={CARD_ROW}>
            <TableCell className={`${CARD_START} as-cards:row-start-1`}>
              <CellLines below={requestNumber}>
                <Link
                  href={OFFER_ROUTES.own(_id)}
                  prefetch={false}
                  className="font-mono font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
                >
                  {number}
                </Link>
              </CellLines>
            </TableCell>
            <TableCell className={`${CARD_START} as-cards:row-start-2`}>
              <span className="wrap-anywhere min-w-0">
                {contentsLabel({ ...what, orderQuantity: what.units }, { texts: all.orders, language })}
              </span>
            </TableCell>
            <TableCell className={`${CARD_END} as-cards:row-start-1`}>
              <CellLines below={endedBy} className="justify-items-end as-table:justify-items-start">
                <OfferStateBadge state={state} texts={texts.states} />
              </CellLines>
            </TableCell>
            <TableCell
              label={columns.validUntil}
              className={`${CARD_START} figures whitespace-nowrap as-cards:row-start-3 as-cards:gap-2 as-cards:text-xs`}
            >
              {partText(validUntil, language, 'full')}
            </TableCell>
            <TableCell
              className={`${CARD_END} figures whitespace-nowrap font-semibold text-ink as-cards:row-start-2 as-table:text-end`}
            >
              {formatDollars(due, language)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
