import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import type { OfferDocument } from '@/lib/server/platform/db/documents/requests-and-offers';
import { AppError } from '@/lib/shared/messages/errors';
import { requireManagedOffer, requireOwnOffer } from './get-offer';
import { offerPdf } from './offer-pdf';

/** Throws `not-found`. */
export async function getOfferPdf(actor: Actor, id: string): Promise<Response> {
  return pdfResponse(await requireOwnOffer(actor, id));
}

/** Any version, by default the newest. Throws `forbidden`, `not-found`. */
export async function getManagedOfferPdf(actor: Actor, id: string, version?: number): Promise<Response> {
  const offer = await requireManagedOffer(actor, id);
  if (version === undefined) return pdfResponse(offer);
  if (!offer.versions.some(({ v }) => v === version)) throw new AppError('not-found');
  return pdfResponse({ ...offer, version });
}

async function pdfResponse(offer: OfferDocument): Promise<Response> {
  return new Response(new Uint8Array(await offerPdf(offer)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${offer.number}.pdf"`,
      'cache-control': 'private, no-store',
    },
  });
}
