import { clsx } from 'clsx';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { z } from 'zod';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { OfferForm } from '@/components/offers/form/offer-form';
import { OfferRequest } from '@/components/offers/form/offer-request';
import { LongText } from '@/components/requests/request-cells';
import { BackLink } from '@/components/ui/links/back-link';
import { Panel } from '@/components/ui/panel';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { getCart } from '@/lib/server/commerce/cart/get-cart';
import { getCompany } from '@/lib/server/commerce/companies/get-company';
import { getList } from '@/lib/server/commerce/lists/get-lists';
import {
  draftForCopy,
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
import { type Texts, textsFor } from '@/lib/shared/texts/texts-for';
import { charges } from '@/lib/shared/trade/trade-settings';
import { ifFound } from '../../../if-found';
import { requireAdmin } from '../../../page-gate';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

/** The request that it answers, the customer whose cart or list it quotes, or the offer of which it is a new version or a copy. */
const addressSchema = z.object({
  request: z.string().max(100).optional(),
  customer: z.string().max(100).optional(),
  list: z.string().max(100).optional(),
  offer: z.string().max(100).optional(),
  copy: z.string().max(100).optional(),
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
  { request, customer, list, offer, copy }: z.output<typeof addressSchema>,
): Promise<OfferDraft> {
  if (offer) return (await ifFound(draftForVersion(actor, offer))) ?? notFound();
  if (copy) return (await ifFound(draftForCopy(actor, copy))) ?? notFound();
  if (request) return (await ifFound(draftForRequest(actor, request))) ?? notFound();
  if (customer) return draftForCustomer(actor, customer, list);
  return emptyDraft(actor);
}

function backOf(
  { offer, copyOf, request }: OfferDraft,
  { offers, quotes }: Texts,
): { href: string; children: string } {
  const from = offer ?? copyOf;
  if (from) return { href: OFFER_ROUTES.managed(from._id), children: fillText(offers.heading, from) };
  return request
    ? { href: ROUTES.manageQuotes, children: quotes.manage.title }
    : { href: ROUTES.offers, children: offers.manage.back };
}

export default async function NewOfferPage({ params, searchParams }: PageProps) {
  const { lang } = await params;
  const texts = textsFor(lang);
  const { costs, offers, quotes, requests, messages } = texts;
  const address = readListQuery(addressSchema, await searchParams);
  const actor = await requireAdmin(listHref(OFFER_ROUTES.create, address));
  const draft = await inLanguage(languageOf(lang), () => draftOf(actor, address));
  const { form } = offers;
  const { request, offer, copyOf, asked } = draft;
  const heading = offer
    ? fillText(form.versionHeading, offer)
    : copyOf
      ? fillText(form.copyHeading, copyOf)
      : form.heading;
  return (
    <>
      <div className="grid gap-3">
        <BackLink {...backOf(draft, texts)} />
        <DashboardHead heading={heading} text={form.text} />
      </div>
      <div
        className={clsx(
          'grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-5',
          (request ?? asked) && '2xl:grid-cols-[minmax(0,1fr)_20rem]',
        )}
      >
        {request || asked ? (
          <div className="grid min-w-0 gap-4 2xl:order-last">
            {asked ? (
              <Panel heading={form.changes} className="[&>h2]:text-base [&.grid]:gap-3 [&.grid]:p-4 text-sm">
                <LongText text={asked} more={requests.full} />
              </Panel>
            ) : null}
            {request ? <OfferRequest request={request} texts={texts} /> : null}
          </div>
        ) : null}
        <OfferForm
          draft={draft}
          texts={form}
          pickerTexts={quotes.lines}
          {...(charges((await currentTrade()).settings) ? { freightTexts: costs.offer } : {})}
          required={messages['offer-lines-required'] ?? form.none}
        />
      </div>
    </>
  );
}
