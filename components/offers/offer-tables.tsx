import { useLanguage } from '#use-language';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Link } from '@/components/ui/links/link';
import { Moment } from '@/components/ui/moment';
import { CellLink, DataTable } from '@/components/ui/tables/data-table';
import { CellLines } from '@/components/ui/tables/table';
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

type OwnOfferTableProps = {
  offers: readonly OfferRow[];
  texts: Pick<Texts, 'columns' | 'offers' | 'orders' | 'quotes'>;
};

export function OwnOfferTable({ offers, texts: all }: OwnOfferTableProps) {
  const language = useLanguage();
  const texts = all.offers;
  const { list } = texts.own;
  const columns = { ...all.columns, ...texts.own.columns };
  return (
    <DataTable
      label={list.caption}
      rows={offers}
      keyOf={({ _id }) => _id}
      columns={[
        {
          name: columns.offer,
          card: 'start-1',
          cell: ({ _id, number, requestNumber }) => (
            <CellLines below={requestNumber}>
              <CellLink href={OFFER_ROUTES.own(_id)} isNumber>
                {number}
              </CellLink>
            </CellLines>
          ),
        },
        {
          name: all.quotes.columns.tools,
          card: 'start-2',
          headClassName: 'as-table:w-2/5',
          cell: (offer) => (
            <span className="wrap-anywhere min-w-0">
              {contentsLabel({ ...offer, orderQuantity: offer.units }, { texts: all.orders, language })}
            </span>
          ),
        },
        {
          name: columns.state,
          card: 'end-1',
          cell: ({ state, endedBy }) => (
            <CellLines below={endedBy} className="justify-items-end as-table:justify-items-start">
              <OfferStateBadge state={state} texts={texts.states} />
            </CellLines>
          ),
        },
        {
          name: columns.validUntil,
          card: 'start-3',
          hasLabel: true,
          className: 'figures whitespace-nowrap as-cards:gap-2 as-cards:text-xs',
          cell: ({ validUntil }) => partText(validUntil, language, 'full'),
        },
        {
          name: columns.value,
          kind: 'figure',
          card: 'end-2',
          className: 'font-semibold text-ink',
          cell: ({ due }) => formatDollars(due, language),
        },
      ]}
    />
  );
}

type ManagedOfferTableProps = { offers: readonly ManagedOfferRow[]; texts: Texts };

export function ManagedOfferTable({ offers, texts }: ManagedOfferTableProps) {
  const language = useLanguage();
  const { manage, states } = texts.offers;
  const { columns } = texts;
  return (
    <DataTable
      label={manage.heading}
      rows={offers}
      keyOf={({ _id }) => _id}
      opens
      className="as-table:table-fixed"
      columns={[
        {
          name: columns.number,
          card: 'start-1',
          headClassName: 'as-table:w-36',
          cell: ({ _id, number, requestNumber, version }) => (
            <CellLines
              below={
                [requestNumber, version > 1 ? fillText(manage.version, { v: version }) : '']
                  .filter(Boolean)
                  .join(' · ') || null
              }
            >
              <CellLink href={OFFER_ROUTES.managed(_id)} isNumber isOfRow>
                {number}
              </CellLink>
            </CellLines>
          ),
        },
        {
          name: columns.customer,
          card: 'start-2',
          cell: (offer) => <OfferCustomer offer={offer} closed={texts.privacy.closed.buyer} />,
        },
        {
          name: columns.state,
          card: 'end-1',
          headClassName: 'as-table:w-64 as-table:in-data-beside:w-40',
          cell: ({ state, endedBy, changedAt }) => (
            <CellLines
              below={
                <span data-wide>
                  <Moment
                    at={changedAt}
                    text={endedBy && fillText(texts.offers.changedBy, { name: endedBy })}
                  />
                </span>
              }
            >
              <OfferStateBadge state={state} texts={states} />
            </CellLines>
          ),
        },
        {
          name: columns.validUntil,
          isAlone: true,
          card: 'start-3',
          hasLabel: true,
          className: 'figures whitespace-nowrap as-cards:gap-1.5 as-cards:text-xs',
          headClassName: 'as-table:w-36',
          cell: ({ validUntil }) => partText(validUntil, language, 'full'),
        },
        {
          name: columns.value,
          kind: 'figure',
          card: 'end-2',
          className: 'font-semibold text-ink',
          headClassName: 'as-table:w-32',
          cell: ({ due }) => formatDollars(due, language),
        },
      ]}
    />
  );
}

function OfferCustomer({ offer, closed }: { offer: ManagedOfferRow; closed: string }) {
  const { to, company } = offer;
  const isGone = isOfClosedAccount(to.email);
  const name = isGone ? closed : to.name;
  const of = company?.name ?? to.company;
  return (
    <CellLines
      title={of ? `${name}, ${of}` : name}
      below={isGone ? null : <span data-wide>{to.email}</span>}
      belowTitle={to.email}
    >
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
