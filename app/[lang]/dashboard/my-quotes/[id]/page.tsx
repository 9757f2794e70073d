import { MailCheck } from 'lucide';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { AcceptOffer, RefreshOnceVerified } from '@/components/offers/accept-offer';
import { OfferAnswers } from '@/components/offers/offer-answers';
import { OwnOfferScreen } from '@/components/offers/own-offer-screen';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/links/link';
import { getOfferWithApproval } from '@/lib/server/commerce/approvals/preview-approval';
import { awaitsVerification } from '@/lib/server/commerce/offers/read/get-offer';
import { getCompanyOrder, getOwnOrder } from '@/lib/server/commerce/orders/read/get-order';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import { currentTrade } from '@/lib/server/commerce/trade/current-trade';
import type { Actor } from '@/lib/server/identity/actor';
import { companyOf } from '@/lib/server/identity/users/company-members';
import { inLanguage } from '@/lib/server/platform/http/request-context';
import type { ApprovalPreview, OrderApproval } from '@/lib/shared/approvals/approval.schema';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Offer } from '@/lib/shared/offers/offer.schema';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import { mayTakeStep } from '@/lib/shared/offers/offer-states';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import { type Texts, textsFor } from '@/lib/shared/texts/texts-for';
import { plusCode, pricesPlus } from '@/lib/shared/trade/prices-plus';
import { charges } from '@/lib/shared/trade/trade-settings';
import { ifFound } from '../../../if-found';
import { requireMember } from '../../../page-gate';

type PageProps = { params: Promise<{ lang: string; id: string }> };

const offerOrNotFound = cache(async (lang: string, id: string) => {
  const actor = await requireMember(OFFER_ROUTES.own(id));
  const read = inLanguage(languageOf(lang), () => getOfferWithApproval(actor, id));
  const offer = await ifFound(read);
  // One to their address is theirs once it is verified: the link of its mail must not end at a page that is not there.
  if (!offer && !(await ifFound(awaitsVerification(actor, id)))) notFound();
  return { actor, offer };
});

/** Returns the page of the order that it became, of its buyer, or of their company for its approvers. */
async function orderHref(actor: Actor, { orderId }: Offer): Promise<string | undefined> {
  if (orderId === undefined) return undefined;
  if (await ifFound(getOwnOrder(buyerOf(actor), orderId))) return ROUTES.myOrder(orderId);
  return (await ifFound(getCompanyOrder(actor, orderId))) ? COMPANY_ROUTES.order(orderId) : undefined;
}

/** Returns what keeps an offer from being ordered, in the page's language. */
function approvalInLanguage(approval: OrderApproval, messages: Texts['messages']): OrderApproval {
  const translated = (preview: ApprovalPreview): ApprovalPreview => ({
    ...preview,
    problems: preview.problems.map(({ code, message }) => {
      return { code, message: messages[code as keyof typeof messages] ?? message };
    }),
  });
  const { card, account } = approval;
  return { ...approval, card: translated(card), account: account && translated(account) };
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang, id } = await params;
  const { offer } = await offerOrNotFound(lang, id);
  const { heading, own } = textsFor(lang).offers;
  return { title: offer ? fillText(heading, { number: offer.number }) : own.title };
}

export default async function OwnOfferPage({ params }: PageProps) {
  const { lang, id } = await params;
  const texts = textsFor(lang);
  const language = languageOf(lang);
  const { actor, offer } = await offerOrNotFound(lang, id);
  if (!offer) {
    const { title, unverified } = texts.offers.own;
    return (
      <>
        <RefreshOnceVerified />
        <DashboardHead heading={title} />
        <EmptyState
          icon={MailCheck}
          title={unverified.title}
          text={fillText(unverified.text, { email: actor.email })}
        >
          <LinkButton href={OFFER_ROUTES.own(id)} variant="outline">
            {unverified.action}
          </LinkButton>
        </EmptyState>
      </>
    );
  }
  const { _id, number, version, lines, state, approval, requisition } = offer;
  const { own } = texts.offers;
  const { settings } = await currentTrade();
  const isNet = charges(settings);
  // Freight that is promised is in the sum.
  const plus = isNet
    ? plusCode({ ...pricesPlus(settings), ...(offer.shipping ? { shipping: false } : {}) })
    : undefined;
  return (
    <OwnOfferScreen
      offer={offer}
      {...(plus ? { plus: texts.costs.plus[plus] } : {})}
      orderHref={await orderHref(actor, offer)}
      texts={texts}
      accept={
        mayTakeStep('accept', state) && !requisition?.own ? (
          <AcceptOffer
            offer={{ _id, number, version, shipping: offer.shipping }}
            due={{ label: texts.offers.lines.due, value: formatDollars(offer.due, language) }}
            {...(isNet ? { isNet: true } : {})}
            {...(approval && companyOf(actor)
              ? {
                  company: {
                    approval: approvalInLanguage(approval, texts.messages),
                    texts: texts.companyOrder,
                  },
                }
              : {})}
            buyer={{ name: actor.name, email: actor.email }}
            texts={own}
            orderTexts={texts.cart.order}
            addressTexts={pick(texts.addresses, 'choice', 'form')}
          />
        ) : null
      }
      answers={
        mayTakeStep('counter', state) ? (
          <OfferAnswers
            key={state}
            offer={{ _id, number, version, lines, state }}
            texts={own}
            confirmTexts={texts.shell.confirm}
          />
        ) : null
      }
    />
  );
}
