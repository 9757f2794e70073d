import type { ClientSession } from 'mongodb';
import { companyNames } from '@/lib/server/commerce/companies/find-company';
import { getToolOffers } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import type { Actor, Caller } from '@/lib/server/identity/actor';
import { findNames } from '@/lib/server/identity/find-names';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { OfferDocument } from '@/lib/server/platform/db/documents/requests-and-offers';
import { requestLanguage } from '@/lib/server/platform/http/request-context';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import type { ManagedOffer, Offer } from '@/lib/shared/offers/offer.schema';
import { newestOf } from '../held-units';
import { isMadeTo, requireOfferReader } from '../offer.policy';
import { serializeManagedOffer, serializeOffer } from '../offer.serializer';
import { findOffer } from '../offers.repository';

/** Throws `not-found`, also for one that was made to somebody else. */
export async function requireOwnOffer(
  actor: Actor,
  id: string,
  session?: ClientSession,
): Promise<OfferDocument> {
  requireOfferReader(actor);
  const offer = await findOffer(parseObjectId(id), session);
  if (!offer || !isMadeTo(actor, offer)) throw new AppError('not-found');
  return offer;
}

/** True if it is theirs once they verify their address. Throws `not-found` if not. */
export async function awaitsVerification(actor: Actor, id: string): Promise<true> {
  await requireOwnOffer({ ...actor, emailVerified: true }, id);
  return true;
}

export async function offerResponse(offer: OfferDocument, now: Date): Promise<Offer> {
  const [tools, names] = await Promise.all([
    getToolOffers(newestOf(offer).lines.map(({ toolId }) => toolId)),
    namesOfEnders([offer], { forShop: false }),
  ]);
  return serializeOffer(offer, { tools, names, language: requestLanguage(), now });
}

export async function managedResponse(offer: OfferDocument, now: Date): Promise<ManagedOffer> {
  return serializeManagedOffer(offer, { ...(await managedNames([offer])), now });
}

/** Throws `not-found`. */
export async function getOffer(actor: Actor, id: string, now: Date = new Date()): Promise<Offer> {
  return offerResponse(await requireOwnOffer(actor, id), now);
}

/** Throws `forbidden`, `not-found`. */
export async function requireManagedOffer(actor: Caller, id: string): Promise<OfferDocument> {
  requirePermission(actor, 'manage-offers');
  const offer = await findOffer(parseObjectId(id));
  if (!offer) throw new AppError('not-found');
  return offer;
}

/** Throws `forbidden`, `not-found`. */
export async function getManagedOffer(
  actor: Caller,
  id: string,
  now: Date = new Date(),
): Promise<ManagedOffer> {
  return managedResponse(await requireManagedOffer(actor, id), now);
}

type Ended = Pick<OfferDocument, 'state' | 'endedBy'>;
type ForShop = { forShop: boolean };

/** The names of who accepted, declined or withdrew these offers, by id; buyers do not read who withdrew one for the shop. */
export function namesOfEnders(offers: readonly Ended[], { forShop }: ForShop): Promise<Map<string, string>> {
  return findNames(
    offers.flatMap(({ state, endedBy }) => (endedBy && (forShop || state !== 'withdrawn') ? [endedBy] : [])),
  );
}

type Managed = Ended & Pick<OfferDocument, 'companyId'>;

/** For admins: who ended these offers, and the companies of who received them, by id. */
export async function managedNames(
  offers: readonly Managed[],
): Promise<{ names: Map<string, string>; companies: Map<string, string> }> {
  const ids = offers.flatMap(({ companyId }) => companyId ?? []);
  const [names, companies] = await Promise.all([
    namesOfEnders(offers, { forShop: true }),
    companyNames([...new Map(ids.map((id) => [id.toHexString(), id])).values()]),
  ]);
  return { names, companies };
}
