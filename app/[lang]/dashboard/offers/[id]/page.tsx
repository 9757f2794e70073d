import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ArrivalToast } from '@/components/companies/arrival-toast';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { EndedBy, OfferCounters, OfferVersions } from '@/components/offers/offer-history';
import { OfferStateBadge } from '@/components/offers/offer-tables';
import { WithdrawOffer } from '@/components/offers/withdraw-offer';
import { BackLink } from '@/components/ui/links/back-link';
import { Link, LinkButton } from '@/components/ui/links/link';
import { FactList, Panel } from '@/components/ui/panel';
import { listHref } from '@/lib/client/page/list-query';
import { getManagedOffer } from '@/lib/server/commerce/offers/read/get-offer';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { partText } from '@/lib/shared/dates/calendar-part';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { ManagedOffer } from '@/lib/shared/offers/offer.schema';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import { mayTakeStep } from '@/lib/shared/offers/offer-states';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import { type Texts, textsFor } from '@/lib/shared/texts/texts-for';
import { ifFound } from '../../../if-found';
import { requireAdmin } from '../../../page-gate';

type PageProps = { params: Promise<{ lang: string; id: string }> };

const LINK = 'underline decoration-line underline-offset-4 hover:decoration-ink';

const offerOrNotFound = cache(async (id: string) => {
  const actor = await requireAdmin(OFFER_ROUTES.managed(id));
  return (await ifFound(getManagedOffer(actor, id))) ?? notFound();
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang, id } = await params;
  const { number } = await offerOrNotFound(id);
  return { title: fillText(textsFor(lang).offers.heading, { number }) };
}

function factsOf(offer: ManagedOffer, { offers, privacy, customer, columns }: Texts, lang: string) {
  const { to, company, requestNumber, orderId, validUntil, due, stockHeld, reason } = offer;
  const { manage } = offers;
  const isGone = isOfClosedAccount(to.email);
  const name = isGone
    ? privacy.closed.buyer
    : [to.name, to.company === company?.name ? '' : to.company, to.email].filter(Boolean).join('\n');
  const language = languageOf(lang);
  return [
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
}

export default async function ManagedOfferPage({ params }: PageProps) {
  const { lang, id } = await params;
  const texts = textsFor(lang);
  const { offers, shell } = texts;
  const offer = await offerOrNotFound(id);
  const { _id, number, state, versions, counters } = offer;
  const { manage } = offers;
  const names = new Map(versions.flatMap(({ lines }) => lines.map((line) => [line.toolId, line.name])));
  return (
    <>
      <ArrivalToast />
      <div className="grid gap-3">
        <BackLink href={ROUTES.offers}>{manage.back}</BackLink>
        <DashboardHead
          heading={fillText(offers.heading, { number })}
          state={<OfferStateBadge state={state} texts={offers.states} />}
        >
          {mayTakeStep('version', state) ? (
            <LinkButton
              href={OFFER_ROUTES.newVersion(_id)}
              size="sm"
              variant={state === 'countered' ? 'primary' : 'outline'}
            >
              {manage.newVersion}
            </LinkButton>
          ) : null}
          <LinkButton href={OFFER_ROUTES.copyOf(_id)} prefetch={false} size="sm" variant="outline">
            {manage.duplicate}
          </LinkButton>
          {mayTakeStep('withdraw', state) ? (
            <WithdrawOffer
              offer={{ _id, number }}
              texts={pick(manage, 'withdraw', 'withdrawTitle', 'withdrawText', 'withdrawn')}
              confirmTexts={shell.confirm}
            />
          ) : null}
        </DashboardHead>
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
        <Panel heading={manage.versions}>
          <OfferVersions offerId={_id} versions={versions} texts={offers} />
        </Panel>
        <div className="grid min-w-0 gap-4 max-xl:order-first">
          <Panel>
            <FactList facts={factsOf(offer, texts, lang)} stacked />
          </Panel>
          <OfferCounters counters={counters} names={names} texts={manage} wishTexts={manage} />
        </div>
      </div>
    </>
  );
}
