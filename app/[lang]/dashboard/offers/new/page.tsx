import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { z } from 'zod';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { OfferForm } from '@/components/offers/offer-form';
import { LongText } from '@/components/requests/request-cells';
import { BackLink } from '@/components/ui/links/back-link';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { getCart } from '@/lib/server/commerce/cart/get-cart';
import { getCompany } from '@/lib/server/commerce/companies/get-company';
import { getList } from '@/lib/server/commerce/lists/get-lists';
import {
  draftForLines,
  draftForRequest,
  draftForVersion,
  emptyDraft,
} from '@/lib/server/commerce/offers/make/draft-offer';
import { currentTrade } from '@/lib/server/commerce/trade/current-trade';
import { viewedCustomer } from '@/lib/server/compliance/customer-views/viewed-customer';
import type { Actor } from '@/lib/server/identity/actor';
import { inLanguage } from '@/lib/server/platform/http/request-context';
import { optionalField } from '@/lib/shared/calls/optional-field';
import type { CartLine } from '@/lib/shared/cart/cart.schema';
import type { OfferDraft } from '@/lib/shared/offers/offer-draft';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import { languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { charges } from '@/lib/shared/trade/trade-settings';
import { ifFound } from '../../../if-found';
import { requireAdmin } from '../../../page-gate';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

/** The request that it answers, the customer whose cart or list it quotes, or the offer of which it is a new version. */
const addressSchema = z.object({
  request: z.string().max(100).optional(),
  customer: z.string().max(100).optional(),
  list: z.string().max(100).optional(),
  offer: z.string().max(100).optional(),
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).offers.form.title };
}

/** Their cart, or one of their lists; read while the customer is viewed. */
async function draftForCustomer(actor: Actor, customerId: string, listId?: string): Promise<OfferDraft> {
  const view = (await ifFound(viewedCustomer(actor, customerId))) ?? notFound();
  const { buyer, account, company } = view;
  const read = listId ? getList(buyer, listId) : getCart(buyer);
  const { lines } = (await ifFound<{ lines: readonly CartLine[] }>(read)) ?? notFound();
  const { name, email } = account;
  const own = company && (await ifFound(getCompany({ userId: buyer.owner.id, company })));
  return draftForLines(actor, { to: { name, email, ...optionalField('company', own?.name) }, lines });
}

async function draftOf(
  actor: Actor,
  { request, customer, list, offer }: z.output<typeof addressSchema>,
): Promise<OfferDraft> {
  if (offer) return (await ifFound(draftForVersion(actor, offer))) ?? notFound();
  if (request) return (await ifFound(draftForRequest(actor, request))) ?? notFound();
  if (customer) return draftForCustomer(actor, customer, list);
  return emptyDraft(actor);
}

export default async function NewOfferPage({ params, searchParams }: PageProps) {
  const { lang } = await params;
  const { costs, offers, quotes, requests, messages } = textsFor(lang);
  const address = readListQuery(addressSchema, await searchParams);
  const actor = await requireAdmin(listHref(OFFER_ROUTES.create, address));
  const draft = await inLanguage(languageOf(lang), () => draftOf(actor, address));
  const { form, manage } = offers;
  const { request, offer, requestNote, asked } = draft;
  return (
    <>
      <div className="grid gap-3">
        <BackLink
          href={offer ? OFFER_ROUTES.managed(offer._id) : request ? ROUTES.manageQuotes : ROUTES.offers}
        >
          {offer
            ? fillText(offers.heading, { number: offer.number })
            : request
              ? quotes.manage.title
              : manage.back}
        </BackLink>
        <DashboardHead
          heading={offer ? fillText(form.versionHeading, { number: offer.number }) : form.heading}
          text={form.text}
        />
        {request ? <p className="wrap-anywhere text-sm">{fillText(form.forRequest, request)}</p> : null}
        {[requestNote, asked].map((text) =>
          text ? (
            <div key={text} className="max-w-4xl border-line border-s-2 ps-3 text-sm">
              <LongText text={text} more={requests.full} />
            </div>
          ) : null,
        )}
      </div>
      <OfferForm
        draft={draft}
        texts={form}
        pickerTexts={quotes.lines}
        {...(charges((await currentTrade()).settings) ? { freightTexts: costs.offer } : {})}
        required={messages['offer-lines-required'] ?? form.none}
      />
    </>
  );
}
