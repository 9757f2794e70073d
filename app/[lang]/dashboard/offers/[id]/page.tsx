import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ArrivalToast } from '@/components/companies/arrival-toast';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { OfferFacts } from '@/components/offers/offer-facts';
import { OfferCounters, OfferVersions } from '@/components/offers/offer-history';
import { OfferStateBadge } from '@/components/offers/offer-tables';
import { WithdrawOffer } from '@/components/offers/withdraw-offer';
import { BackLink } from '@/components/ui/links/back-link';
import { LinkButton } from '@/components/ui/links/link';
import { Panel } from '@/components/ui/panel';
import { getManagedOffer } from '@/lib/server/commerce/offers/read/get-offer';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import { mayTakeStep } from '@/lib/shared/offers/offer-states';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ifFound } from '../../../if-found';
import { requireAdmin } from '../../../page-gate';

type PageProps = { params: Promise<{ lang: string; id: string }> };

const offerOrNotFound = cache(async (id: string) => {
  const actor = await requireAdmin(OFFER_ROUTES.managed(id));
  return (await ifFound(getManagedOffer(actor, id))) ?? notFound();
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang, id } = await params;
  const { number } = await offerOrNotFound(id);
  return { title: fillText(textsFor(lang).offers.heading, { number }) };
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
            <OfferFacts offer={offer} texts={texts} closed={texts.privacy.closed.buyer} isStacked />
          </Panel>
          <OfferCounters counters={counters} names={names} texts={manage} wishTexts={manage} />
        </div>
      </div>
    </>
  );
}
