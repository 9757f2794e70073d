import { useLanguage } from '#use-language';
import { Link } from '@/components/ui/links/link';
import { FactList } from '@/components/ui/panel';
import { listHref } from '@/lib/client/page/list-query';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { partText } from '@/lib/shared/dates/calendar-part';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { ManagedOffer } from '@/lib/shared/offers/offer.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { EndedBy } from './offer-history';

const LINK = 'underline decoration-line underline-offset-4 hover:decoration-ink';

type OfferFactsProps = {
  offer: ManagedOffer;
  texts: Pick<Texts, 'offers' | 'customer' | 'columns'>;
  /** In place of a name whose account is closed. */
  closed: string;
  isStacked?: boolean;
};

/** To whom an offer was made, what for, and how it stands. */
export function OfferFacts({ offer, texts, closed, isStacked = false }: OfferFactsProps) {
  const language = useLanguage();
  const { offers, customer, columns } = texts;
  const { to, company, requestNumber, orderId, validUntil, due, stockHeld, reason } = offer;
  const { manage } = offers;
  const isGone = isOfClosedAccount(to.email);
  const name = isGone
    ? closed
    : [to.name, to.company === company?.name ? '' : to.company, to.email].filter(Boolean).join('\n');
  const facts = [
    [
      manage.to,
      to.userId && !isGone ? (
        <Link key="to" href={ROUTES.customer(to.userId)} prefetch={false} className={LINK}>
          {name}
        </Link>
      ) : (
        name
      ),
    ] as const,
    ...(company
      ? [
          [
            customer.company,
            <Link key="company" href={COMPANY_ROUTES.managed(company._id)} prefetch={false} className={LINK}>
              {company.name}
            </Link>,
          ] as const,
        ]
      : []),
    ...(requestNumber
      ? [
          [
            manage.request,
            <Link
              key="request"
              href={listHref(ROUTES.manageQuotes, { q: requestNumber, state: 'all' })}
              prefetch={false}
              className={LINK}
            >
              {requestNumber}
            </Link>,
          ] as const,
        ]
      : []),
    [columns.value, formatDollars(due, language)] as const,
    [
      columns.validUntil,
      [partText(validUntil, language, 'full'), ...(stockHeld ? [manage.held] : [])].join('\n'),
    ] as const,
    ...(orderId
      ? [
          [
            manage.order,
            <Link key="order" href={ROUTES.manageOrder(orderId)} prefetch={false} className={LINK}>
              {offers.own.order}
            </Link>,
          ] as const,
        ]
      : []),
    ...(offer.endedBy
      ? [[columns.state, <EndedBy key="ended" offer={offer} texts={offers.endedBy} />] as const]
      : []),
    ...(reason ? [[manage.reason, reason] as const] : []),
  ];
  return <FactList facts={facts} stacked={isStacked} />;
}
