import 'server-only';
import { getOffer } from '@/lib/server/commerce/offers/read/get-offer';
import type { Actor } from '@/lib/server/identity/actor';
import { toCents } from '@/lib/shared/numbers/money';
import type { Offer } from '@/lib/shared/offers/offer.schema';
import { previewApproval } from './preview-approval';

/** An offer, with what its order would need. Throws `not-found`. */
export async function getOfferWithApproval(actor: Actor, id: string, now: Date = new Date()): Promise<Offer> {
  const offer = await getOffer(actor, id, now);
  return { ...offer, approval: await previewApproval(actor, toCents(offer.due), now) };
}
