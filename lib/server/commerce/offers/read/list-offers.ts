import type { Actor, Caller } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { OfferDocument } from '@/lib/server/platform/db/documents/requests-and-offers';
import { requestLanguage } from '@/lib/server/platform/http/request-context';
import { wordPatterns } from '@/lib/server/platform/word-patterns';
import type { FoundRecord } from '@/lib/shared/command/command.schema';
import type { OwnRecord } from '@/lib/shared/command/own-record.schema';
import { toDollars } from '@/lib/shared/numbers/money';
import type {
  ManagedOfferRow,
  OfferRow,
  OffersQuery,
  OwnOffersQuery,
} from '@/lib/shared/offers/offer.schema';
import { newestOf } from '../held-units';
import { nameIn } from '../line-name';
import { requireOfferReader } from '../offer.policy';
import { serializeManagedRow, serializeOfferRow } from '../offer.serializer';
import {
  countOffers,
  countOffersFor,
  findCountered,
  findOffers,
  findOffersFor,
  findOffersToAccept,
} from '../offers.repository';
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
  const selection = { state: query.state, now };
  const [found, total] = await Promise.all([
    findOffersFor(reader, { ...selection, ...partOf(query) }),
    countOffersFor(reader, selection),
  ]);
  const names = await namesOfEnders(found, { forShop: false });
  const language = requestLanguage();
  return { offers: found.map((offer) => serializeOfferRow(offer, { names, language, now })), total };
}

/** Newest first. Throws `forbidden`. */
export async function listAllOffers(
  actor: Caller,
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

/** Of those that `listOwnOffers` lists. Throws `not-found` for admins. */
export async function findOwnOffersByWords(
  actor: Actor,
  typed: string,
  limit: number,
  now: Date = new Date(),
): Promise<OwnRecord[]> {
  const selection = { words: wordPatterns(typed), now };
  const found = await findOffersFor(requireOfferReader(actor), { ...selection, skip: 0, limit });
  return found.map((offer) => ({
    kind: 'offer',
    _id: offer._id.toHexString(),
    name: offer.number,
    value: toDollars(newestOf(offer).dueCents),
  }));
}

/** Those whose buyer asked for changes, and waits. Throws `forbidden`. */
export async function countOffersToAnswer(actor: Actor, now: Date = new Date()): Promise<number> {
  requirePermission(actor, 'manage-offers');
  return countOffers({ state: 'countered', now });
}

/** An offer that waits for an answer: the buyer's, or the shop's to the changes they asked for. */
export type OfferToAnswer = {
  id: string;
  number: string;
  toolName: string;
  units: number;
  lineCount: number;
  /** Who it is made to. */
  name: string;
  cents: number;
  validUntil: string;
  since: Date;
};

function toAnswer(offer: OfferDocument): OfferToAnswer {
  const { _id, number, to, counters } = offer;
  const { lines, dueCents: cents, validUntil } = newestOf(offer);
  const [line] = lines;
  return {
    ...{ id: _id.toHexString(), number, cents, validUntil, lineCount: lines.length },
    toolName: line ? nameIn(line, requestLanguage()) : '',
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    name: to.company ?? to.name,
    since: counters.at(-1)?.at ?? offer.validTo,
  };
}

/** Returns the offers that the actor can accept, the first to end first. Throws `not-found` for admins. */
export async function offersToAccept(actor: Actor, now: Date): Promise<OfferToAnswer[]> {
  return (await findOffersToAccept(requireOfferReader(actor), now)).map(toAnswer);
}

/** Returns those whose buyers asked for changes, and wait. Throws `forbidden`. */
export async function offersToAnswer(actor: Actor, now: Date): Promise<OfferToAnswer[]> {
  requirePermission(actor, 'manage-offers');
  return (await findCountered(now)).map(toAnswer);
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
