import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/links/link';
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
import type { Texts } from '@/lib/shared/texts/texts-for';
import { OfferStateBadge } from './offer-state-badge';

type OwnOfferTableProps = { offers: readonly OfferRow[]; texts: Texts['offers'] };

export function OwnOfferTable({ offers, texts }: OwnOfferTableProps) {
  const language = useLanguage();
  const { columns, list } = texts.own;
  return (
    <Table aria-label={list.caption}>
      <TableHead>
        <TableRow>
          <TableHeadCell>{columns.offer}</TableHeadCell>
          <TableHeadCell>{columns.state}</TableHeadCell>
          <TableHeadCell>{columns.validUntil}</TableHeadCell>
          <TableHeadCell className="as-table:text-end">{columns.value}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {offers.map(({ _id, number, requestNumber, state, endedBy, validUntil, due }) => (
          <TableRow key={_id}>
            <TableCell>
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
            <TableCell label={columns.state}>
              <CellLines below={endedBy} className="justify-items-end as-table:justify-items-start">
                <OfferStateBadge state={state} texts={texts.states} />
              </CellLines>
            </TableCell>
            <TableCell label={columns.validUntil} className="figures whitespace-nowrap">
              {partText(validUntil, language, 'full')}
            </TableCell>
            <TableCell
              label={columns.value}
              className="figures whitespace-nowrap font-semibold text-ink as-table:text-end"
            >
              {formatDollars(due, language)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
