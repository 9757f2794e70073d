import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { ApprovalScreen } from '@/components/approvals/approval-screen';
import type { AddressQuery } from '@/lib/client/page/list-query';
import { getRequisition } from '@/lib/server/commerce/approvals/get-requisition';
import { getOffer } from '@/lib/server/commerce/offers/read/get-offer';
import type { Actor } from '@/lib/server/identity/actor';
import { inLanguage } from '@/lib/server/platform/http/request-context';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ifFound } from '../../../if-found';
import { requireMember } from '../../../page-gate';

type PageProps = {
  params: Promise<{ lang: string; id: string }>;
  searchParams: Promise<AddressQuery>;
};

const readOrNotFound = cache(async (id: string, lang: string) => {
  const actor = await requireMember(COMPANY_ROUTES.approval(id));
  const read = inLanguage(languageOf(lang), () => getRequisition(actor, id));
  const requisition = (await ifFound(read)) ?? notFound();
  return { actor, requisition };
});

async function offerOf(actor: Actor, id: string): Promise<{ number: string; href: string } | undefined> {
  const offer = await ifFound(getOffer(actor, id));
  return offer ? { number: offer.number, href: OFFER_ROUTES.own(id) } : undefined;
}

export async function generateMetadata({ params }: Pick<PageProps, 'params'>): Promise<Metadata> {
  const { lang, id } = await params;
  const { number } = (await readOrNotFound(id, lang)).requisition;
  return { title: fillText(textsFor(lang).approvals.page.heading, { number }) };
}

export default async function ApprovalPage({ params, searchParams }: PageProps) {
  const { lang, id } = await params;
  const texts = textsFor(lang);
  const isFromDesk = (await searchParams).from === 'desk';
  const { actor, requisition } = await readOrNotFound(id, lang);
  const { requester, orderId, source, state } = requisition;
  const isRequester = requester.userId === actor.userId.toHexString();
  const hrefOf = isRequester ? ROUTES.myOrder : COMPANY_ROUTES.order;
  return (
    <ApprovalScreen
      requisition={requisition}
      isRequester={isRequester}
      isOpen={state === 'submitted'}
      isFromDesk={isFromDesk}
      back={
        isFromDesk
          ? { href: ROUTES.desk, label: texts.desk.heading }
          : { href: COMPANY_ROUTES.approvals, label: texts.approvals.page.back }
      }
      isBlocked={actor.company?.state === 'blocked'}
      offer={source === 'cart' ? undefined : await offerOf(actor, source.offerId)}
      orderHref={orderId === undefined ? undefined : hrefOf(orderId)}
      texts={pick(texts, 'approvals', 'shell', ...(requisition.costs ? (['costs'] as const) : []))}
    />
  );
}
