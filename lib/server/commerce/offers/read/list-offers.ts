import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { requestLanguage } from '@/lib/server/platform/http/request-context';
import { wordPatterns } from '@/lib/server/platform/word-patterns';
import type { FoundRecord } from '@/lib/shared/command/command.schema';
import { toDollars } from '@/lib/shared/numbers/money';
import type {
  ManagedOfferRow,
  OfferRow,
  OffersQuery,
  OwnOffersQuery,
} from '@/lib/shared/offers/offer.schema';
import { newestOf } from '../held-units';
import { requireOfferReader } from '../offer.policy';
import { serializeManagedRow, serializeOfferRow } from '../offer.serializer';
import { countOffers, countOffersFor, findOffers, findOffersFor } from '../offers.repository';
import { managedNames, namesOfEnders } from './get-offer';

const PAGE_LIMIT = 25;

function partOf({ page = 1, limit = PAGE_LIMIT }: OwnOffersQuery) {
  return { skip: (page - 1) * limit, limit };
}

/** Newest first. Throws `not-found` for admins. */
export async function listOwnOffers(
  actor: Actor,
  query: OwnOffersQuery = {},
  now: Date = new Date(),
): Promise<{ offers: OfferRow[]; total: number }> {
  const reader = requireOfferReader(actor);
  const [found, total] = await Promise.all([findOffersFor(reader, partOf(query)), countOffersFor(reader)]);
  const names = await namesOfEnders(found, { forShop: false });
  const language = requestLanguage();
  return { offers: found.map((offer) => serializeOfferRow(offer, { names, language, now })), total };
}

/** Newest first. Throws `forbidden`. */
export async function listAllOffers(
  actor: Actor,
  { state, q, ...part }: OffersQuery = {},
  now: Date = new Date(),
): Promise<{ offers: ManagedOfferRow[]; total: number }> {
  requirePermission(actor, 'manage-offers');
  const selection = { state: state === 'all' ? undefined : state, words: wordPatterns(q), now };
  const [found, total] = await Promise.all([findOffers(selection, partOf(part)), countOffers(selection)]);
  const named = await managedNames(found);
  const language = requestLanguage();
  return { offers: found.map((offer) => serializeManagedRow(offer, { ...named, language, now })), total };
}

/** Those whose buyer asked for changes, and waits. Throws `forbidden`. */
export async function countOffersToAnswer(actor: Actor, now: Date = new Date()): Promise<number> {
  requirePermission(actor, 'manage-offers');
  return countOffers({ state: 'countered', now });
}

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
