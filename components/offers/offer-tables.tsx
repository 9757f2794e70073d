import { useLanguage } from '#use-language';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Link } from '@/components/ui/links/link';
import { Moment } from '@/components/ui/moment';
import {
  CARD_END,
  CARD_ROW,
  CARD_START,
  CellLines,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeadCell,
  TableRow,
} from '@/components/ui/tables/table';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { partText } from '@/lib/shared/dates/calendar-part';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { ManagedOfferRow, OfferRow } from '@/lib/shared/offers/offer.schema';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import type { OfferState } from '@/lib/shared/offers/offer-states';
import { contentsLabel } from '@/lib/shared/orders/order-label';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

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

type ManagedOfferTableProps = { offers: readonly ManagedOfferRow[]; texts: Texts };

export function ManagedOfferTable({ offers, texts }: ManagedOfferTableProps) {
  const language = useLanguage();
  const { manage, states } = texts.offers;
  const { columns } = manage;
  return (
    <Table aria-label={manage.heading} className="as-table:table-fixed">
      <TableHead>
        <TableRow>
          <TableHeadCell className="as-table:w-36">{columns.number}</TableHeadCell>
          <TableHeadCell>{columns.customer}</TableHeadCell>
          <TableHeadCell className="as-table:w-64">{columns.state}</TableHeadCell>
          <TableHeadCell className="as-table:w-36">{columns.validUntil}</TableHeadCell>
          <TableHeadCell className="as-table:w-32 as-table:text-end">{columns.value}</TableHeadCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {offers.map(
          ({ _id, number, requestNumber, version, to, company, state, endedBy, validUntil, ...offer }) => {
            const isGone = isOfClosedAccount(to.email);
            const name = isGone ? texts.privacy.closed.buyer : to.name;
            const of = company?.name ?? to.company;
            const who = of ? `${name}, ${of}` : name;
            return (
              <TableRow
                key={_id}
                className="as-cards:flex as-cards:flex-wrap as-cards:items-baseline as-cards:gap-x-4 as-cards:gap-y-0.5"
              >
                <TableCell className="as-cards:min-w-0 as-cards:flex-1">
                  <CellLines
                    below={
                      [requestNumber, version > 1 ? fillText(manage.version, { v: version }) : '']
                        .filter(Boolean)
                        .join(' · ') || null
                    }
                  >
                    <Link
                      href={OFFER_ROUTES.managed(_id)}
                      prefetch={false}
                      className="font-mono font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
                    >
                      {number}
                    </Link>
                  </CellLines>
                </TableCell>
                <TableCell className="as-cards:order-2 as-cards:basis-full">
                  <CellLines title={who} below={isGone ? null : to.email} belowTitle={to.email}>
                    <span className="font-medium text-ink">{name}</span>{' '}
                    {company ? (
                      <Link
                        href={COMPANY_ROUTES.managed(company._id)}
                        prefetch={false}
                        className="text-muted underline decoration-line underline-offset-4 hover:decoration-ink"
                      >
                        {company.name}
                      </Link>
                    ) : (
                      <span className="text-muted">{of}</span>
                    )}
                  </CellLines>
                </TableCell>
                <TableCell className="as-cards:order-2">
                  <CellLines
                    below={
                      <Moment
                        at={offer.changedAt}
                        text={endedBy && fillText(texts.offers.changedBy, { name: endedBy })}
                      />
                    }
                  >
                    <OfferStateBadge state={state} texts={states} />
                  </CellLines>
                </TableCell>
                <TableCell
                  label={columns.validUntil}
                  className="figures whitespace-nowrap as-cards:order-2 as-cards:gap-1.5 as-cards:text-xs"
                >
                  {partText(validUntil, language, 'full')}
                </TableCell>
                <TableCell className="figures whitespace-nowrap font-semibold text-ink as-cards:order-1 as-table:text-end">
                  {formatDollars(offer.due, language)}
                </TableCell>
              </TableRow>
            );
          },
        )}
      </TableBody>
    </Table>
  );
}

const TONES: Record<OfferState, BadgeTone> = {
  sent: 'accent',
  countered: 'info',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'danger',
};

export function OfferStateBadge({ state, texts }: { state: OfferState; texts: Texts['offers']['states'] }) {
  return <Badge tone={TONES[state]}>{texts[state]}</Badge>;
}
