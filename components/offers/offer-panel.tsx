'use client';
import { useLanguage } from '#use-language';
import { PANEL_LINK, PanelHead, panelTexts } from '@/components/dashboard/beside/panel-parts';
import type { Panel } from '@/components/dashboard/beside/rows-beside';
import { LinkButton } from '@/components/ui/links/link';
import { Moment } from '@/components/ui/moment';
import { callPath } from '@/lib/client/page/call-path';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { formatDollars } from '@/lib/shared/numbers/money';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import { mayTakeStep } from '@/lib/shared/offers/offer-states';
import type { managedOfferCalls as Calls } from '@/lib/shared/offers/offers.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import { OfferFacts } from './offer-facts';
import { OfferStateBadge } from './offer-tables';

async function read(id: string) {
  const [{ call, managedOfferCalls }, texts] = await Promise.all([
    loadContracts(() => import('@/lib/shared/offers/offers.contract')),
    panelTexts(),
  ]);
  return { offer: await call(managedOfferCalls.getManagedOffer, { params: { id } }), texts };
}

type Data = Awaited<ReturnType<typeof read>>;

function OfferContent({ data: { offer, texts } }: { data: Data }) {
  const language = useLanguage();
  const { _id, state, versions, counters } = offer;
  const { manage } = texts.offers;
  const newest = versions.at(-1);
  const counter = state === 'countered' ? counters.at(-1) : undefined;
  return (
    <>
      <PanelHead href={OFFER_ROUTES.managed(_id)} label={texts.panels.fullPage}>
        <OfferStateBadge state={state} texts={texts.offers.states} />
      </PanelHead>
      {mayTakeStep('version', state) ? (
        <div>
          <LinkButton
            href={OFFER_ROUTES.newVersion(_id)}
            prefetch={false}
            size="sm"
            variant={counter ? 'primary' : 'outline'}
          >
            {manage.newVersion}
          </LinkButton>
        </div>
      ) : null}
      {counter ? (
        <section className="grid gap-1 text-sm">
          <h3 className="font-semibold text-ink">{manage.asks}</h3>
          <Moment at={counter.at} className="text-muted text-xs" />
          <p className="wrap-anywhere whitespace-pre-line">{counter.note}</p>
        </section>
      ) : null}
      <OfferFacts offer={offer} texts={texts} closed={texts.closed.buyer} />
      {newest ? (
        <section className="grid gap-1 text-sm">
          <h3 className="font-semibold text-ink">{texts.columns.tools}</h3>
          <ul className="figures grid">
            {newest.lines.map(({ toolId, sku, name, quantity, unitPrice, lineTotal }) => (
              <li
                key={toolId}
                className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 border-line border-b py-1.5"
              >
                <span className="wrap-anywhere font-medium text-ink">{name}</span>
                <span className="text-end font-semibold text-ink">{formatDollars(lineTotal, language)}</span>
                <span className="font-mono text-muted text-xs">{sku}</span>
                <span className="text-end text-muted text-xs">
                  {fillText(manage.each, {
                    count: formatNumber(quantity, language),
                    price: formatDollars(unitPrice, language),
                  })}
                </span>
              </li>
            ))}
          </ul>
          {newest.note ? <p className="wrap-anywhere whitespace-pre-line pt-1">{newest.note}</p> : null}
          <a
            href={callPath<typeof Calls.getManagedOfferPdf>('/api/all-offer/{id}/offer.pdf', {
              params: { id: _id },
              query: {},
            })}
            target="_blank"
            rel="noreferrer"
            className={`w-fit pt-1 ${PANEL_LINK}`}
          >
            {texts.panels.pdf}
          </a>
        </section>
      ) : null}
    </>
  );
}

export const offerPanel: Panel<Data> = {
  read,
  titleOf: ({ offer, texts }) => fillText(texts.offers.heading, { number: offer.number }),
  stateOf: ({ offer }) => `${offer.state} ${offer.version}`,
  Content: OfferContent,
};
