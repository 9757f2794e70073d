import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requireOwnOffer } from './get-offer';
import { offerPdf } from './offer-pdf';

/** Throws `not-found`. */
export async function getOfferPdf(actor: Actor, id: string): Promise<Response> {
  const offer = await requireOwnOffer(actor, id);
  return new Response(new Uint8Array(await offerPdf(offer)), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${offer.number}.pdf"`,
      'cache-control': 'private, no-store',
    },
  });
}
