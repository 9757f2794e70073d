import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { z } from 'zod';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { OfferForm } from '@/components/offers/make/offer-form';
import { BackLink } from '@/components/orders/back-link';
import { LongText } from '@/components/requests/long-text';
import { draftForRequest, draftForVersion, emptyDraft } from '@/lib/server/commerce/offers/make/draft-offer';
import type { Actor } from '@/lib/server/identity/actor';
import { type AddressQuery, listHref, readListQuery } from '@/lib/shared/calls/list-query';
import type { OfferDraft } from '@/lib/shared/offers/offer-draft';
import { OFFER_ROUTES } from '@/lib/shared/offers/offer-routes';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/texts/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ifFound } from '../../../if-found';
import { requireAdmin } from '../../../page-gate';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

/** The request that it answers, or the offer of which it is a new version. */
const addressSchema = z.object({
  request: z.string().max(100).optional(),
  offer: z.string().max(100).optional(),
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).offers.form.title };
}

async function draftOf(
  actor: Actor,
  { request, offer }: z.output<typeof addressSchema>,
): Promise<OfferDraft> {
  if (offer) return (await ifFound(draftForVersion(actor, offer))) ?? notFound();
  if (request) return (await ifFound(draftForRequest(actor, request))) ?? notFound();
  return emptyDraft(actor);
}

export default async function NewOfferPage({ params, searchParams }: PageProps) {
  const { offers, quotes, requests, messages } = textsFor((await params).lang);
  const address = readListQuery(addressSchema, await searchParams);
  const actor = await requireAdmin(listHref(OFFER_ROUTES.create, address));
  const draft = await draftOf(actor, address);
  const { form, manage } = offers;
  const { request, offer, asked } = draft;
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
        {asked ? (
          <div className="max-w-4xl border-line border-s-2 ps-3 text-sm">
            <LongText text={asked} more={requests.full} />
          </div>
        ) : null}
      </div>
      <OfferForm
        draft={draft}
        texts={form}
        pickerTexts={quotes.lines}
        required={messages['offer-lines-required'] ?? form.none}
      />
    </>
  );
}
