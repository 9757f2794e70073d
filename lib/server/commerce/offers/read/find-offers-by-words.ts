import 'server-only';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { wordPatterns } from '@/lib/server/platform/word-patterns';
import type { FoundRecord } from '@/lib/shared/command/command.schema';
import { toDollars } from '@/lib/shared/numbers/money';
import { newestOf } from '../held-units';
import { findOffers } from '../offers.repository';

/** In any state, the newest first; none without words. Throws `forbidden`. */
export async function findOffersByWords(
  actor: Actor,
  typed: string,
  limit: number,
  now: Date = new Date(),
): Promise<FoundRecord[]> {
  requirePermission(actor, 'manage-offers');
  const words = wordPatterns(typed);
  if (words.length === 0) return [];
  return (await findOffers({ words, now }, { skip: 0, limit })).map((offer) => ({
    kind: 'offer',
    _id: offer._id.toHexString(),
    name: offer.number,
    detail: [offer.to.name, offer.to.company].filter(Boolean).join(' · '),
    value: toDollars(newestOf(offer).dueCents),
  }));
}
