import { clsx } from 'clsx';
import { FileText } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { buttonStyles } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { BackLink } from '@/components/ui/links/back-link';
import { LinkButton } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { partText } from '@/lib/shared/dates/calendar-part';
import type { Offer } from '@/lib/shared/offers/offer.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { EarlierVersions, EndedBy, OfferCounters } from './offer-history';
import { OfferLines } from './offer-lines';
import { OfferStateBadge } from './offer-tables';

type OwnOfferScreenProps = {
  offer: Offer;
  /** The page of the order that it became, where the reader may see that. */
  orderHref: string | undefined;
  /** What comes on top of its prices in a shop that charges. */
  plus?: string;
  texts: Texts;
  /** The form, where it can be accepted, and what else its buyer can do. */
  accept: ReactNode;
  answers: ReactNode;
};

type StandingProps = Pick<OwnOfferScreenProps, 'offer' | 'orderHref'> & { texts: Texts['offers'] };

/** Says why an offer cannot be accepted, or that it awaits approval, and what comes next. */
function Standing({ offer, orderHref, texts: { own: texts, endedBy } }: StandingProps) {
  const { state, reason, requisition } = offer;
  if (requisition) {
    return (
      <Notice tone="info">
        <p className="font-semibold text-ink">
          {fillText(texts.awaits.title, { number: requisition.number })}
        </p>
        <p>{requisition.own ? texts.awaits.own : texts.awaits.colleague}</p>
        <LinkButton
          href={COMPANY_ROUTES.approval(requisition._id)}
          variant="outline"
          size="sm"
          className="mt-2"
        >
          {texts.awaits.open}
        </LinkButton>
      </Notice>
    );
  }
  if (state === 'sent') return null;
  const { title, text } = texts.states[state];
  return (
    <Notice tone={state === 'accepted' ? 'success' : 'info'}>
      <p className="font-semibold text-ink">{title}</p>
      <p>{text}</p>
      <EndedBy offer={offer} texts={endedBy} />
      {state === 'withdrawn' && reason ? <p className="wrap-anywhere whitespace-pre-line">{reason}</p> : null}
      {orderHref ? (
        <LinkButton href={orderHref} variant="outline" size="sm" className="mt-2">
          {texts.order}
        </LinkButton>
      ) : null}
    </Notice>
  );
}

export function OwnOfferScreen({ offer, orderHref, plus, texts, accept, answers }: OwnOfferScreenProps) {
  const language = useLanguage();
  const { own, states, validUntil, lines, heading, manage } = texts.offers;
  const { _id, number, requestNumber, state, stockHeld, note, counters, earlier } = offer;
  const names = new Map(offer.lines.map(({ toolId, name }) => [toolId, name]));
  return (
    <>
      <div className="grid gap-3">
        <BackLink href={ROUTES.myQuotes}>{own.back}</BackLink>
        <DashboardHead
          heading={fillText(heading, { number })}
          state={<OfferStateBadge state={state} texts={states} />}
        >
          <a
            href={`/api/offer/${_id}/offer.pdf`}
            target="_blank"
            rel="noreferrer"
            className={buttonStyles({ variant: 'outline', size: 'sm' })}
          >
            <Icon node={FileText} />
            {own.pdf}
          </a>
        </DashboardHead>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          <span className="figures font-semibold text-ink">
            {fillText(validUntil, { day: partText(offer.validUntil, language, 'full') })}
          </span>
          {stockHeld ? <span className="font-medium text-success">{own.held}</span> : null}
          {requestNumber ? (
            <span className="figures text-muted">{fillText(own.answers, { number: requestNumber })}</span>
          ) : null}
        </p>
      </div>
      <div
        className={clsx(
          'grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 xl:items-start',
          accept && 'xl:grid-cols-[minmax(0,1fr)_20rem]',
        )}
      >
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <Standing offer={offer} orderHref={orderHref} texts={texts.offers} />
          {note ? (
            <section aria-label={own.note} className="border-line border-s-2 ps-3 text-sm">
              <p className="text-muted text-xs">{own.note}</p>
              <p className="wrap-anywhere whitespace-pre-line">{note}</p>
            </section>
          ) : null}
          <div className="grid min-w-0 gap-2">
            <OfferLines
              offer={offer}
              shippingLabel={texts.costs.shipping}
              leadTexts={texts.offers.lead}
              texts={lines}
            />
            {plus ? <p className="text-muted text-sm sm:text-end">{plus}</p> : null}
          </div>
          {answers}
          <OfferCounters counters={counters} names={names} texts={own} wishTexts={manage} />
          <EarlierVersions earlier={earlier} texts={own} />
        </div>
        {accept ? <Panel className="offer-aside sm:[&.grid]:p-5">{accept}</Panel> : null}
      </div>
    </>
  );
}
