import type { ClientSession } from 'mongodb';
import type { ToolOffer } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import { findIdentityById } from '@/lib/server/identity/users/identity';
import { priceGroupIdOf } from '@/lib/server/identity/users/user-price-group';
import { FreshCopy } from '@/lib/server/platform/cache/copies-in-memory';
import { cachePublic } from '@/lib/server/platform/cache/public-cache';
import type { PriceListDocument } from '@/lib/server/platform/db/documents/prices';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import type { PriceReceipt } from '@/lib/shared/prices/price-receipt';
import type { Buyer } from './buyer';
import { type PriceList, priceLine, type TierRow, tierTable } from './price-line';
import { everyPriceList, priceVersion } from './price-lists.repository';

export type PricedOffer = Pick<ToolOffer, 'sku' | 'category' | 'unitPriceCents'>;

export type PriceOf = (offer: PricedOffer, quantity: number) => PriceReceipt;

export type Prices = {
  priceOf: PriceOf;
  tiersOf: (offer: PricedOffer & Pick<ToolOffer, 'moq'>) => TierRow[];
  /** Returns whether these are also the prices by the lists and the buyer's group in a transaction. */
  areCurrent: (session: ClientSession) => Promise<boolean>;
};

const pricedTool = ({ sku, category, unitPriceCents: priceCents }: PricedOffer) => ({
  sku,
  category,
  priceCents,
});

export function pricesBy(
  lists: readonly PriceList[],
  group: string | null,
  at: Date,
): Pick<Prices, 'priceOf' | 'tiersOf'> {
  return {
    priceOf: (offer, quantity) => priceLine({ tool: pricedTool(offer), quantity, group, lists, at }).receipt,
    tiersOf: (offer) => tierTable({ tool: pricedTool(offer), group, lists, at }, offer.moq),
  };
}

/** Irrelevant if no list is for a group. */
async function hasSameGroup(
  buyer: Buyer | null,
  { lists }: PriceLists,
  session: ClientSession,
): Promise<boolean> {
  if (!buyer || lists.every((list) => 'everyone' in list.for)) return true;
  const account = await findIdentityById(buyer.owner.id, session);
  return (account && priceGroupIdOf(account)?.toHexString()) === buyer.priceGroupId?.toHexString();
}

/**
 * By lists at most a second old; `buyer` null is a visitor. An order calls `areCurrent` in its transaction, so that
 * none is stored at a former price.
 */
export async function pricesFor(buyer: Buyer | null, at: Date = new Date()): Promise<Prices> {
  const current = await currentPriceLists();
  const group = buyer?.priceGroupId?.toHexString() ?? null;
  return {
    ...pricesBy(current.lists, group, at),
    async areCurrent(session) {
      const isCurrent = (await priceVersion(session)) === current.version;
      // The next read includes the version of this transaction.
      if (!isCurrent) markPriceListsChanged();
      return isCurrent && (await hasSameGroup(buyer, current, session));
    },
  };
}

/** The prices of a price group's members, or with null for everyone, by lists at most a second old. */
export async function pricesForGroup(
  group: string | null,
  at: Date,
): Promise<Pick<Prices, 'priceOf' | 'tiersOf'>> {
  return pricesBy((await currentPriceLists()).lists, group, at);
}

const hasListForEveryone = cachePublic('prices-for-everyone', ['prices'], async (): Promise<boolean> => {
  const { lists } = await currentPriceLists();
  return lists.some((list) => 'everyone' in list.for && list.rules.length > 0);
});

/**
 * Returns whether there is a price list for everyone, valid now or not: then visitors of cached pages request the present
 * prices, too. Cached until a price list changes, so that no validity date makes a cached page wrong.
 */
export async function hasPricesForEveryone(): Promise<boolean> {
  return hasListForEveryone();
}

/** Changes by other instances are seen at most this much later, even if they could not be announced. */
const MAX_AGE_MS = 1_000;

/** Every price list as of one version of all of them. */
export type PriceLists = { version: number; lists: readonly PriceList[] };

type Held = PriceLists & { copy: FreshCopy };

const held = () =>
  processSingleton<Held>('price-lists', () => {
    const copy = new FreshCopy({ maxAgeMs: MAX_AGE_MS, read: () => read(state) });
    const state: Held = { version: -1, lists: [], copy };
    return state;
  });

/** Converts a stored list to the one that prices are computed by. */
function toPriceList(document: PriceListDocument): PriceList {
  const { _id, name, priority, groupId, validFrom, validTo, roundingCents, createdAt, rules } = document;
  return {
    id: _id.toHexString(),
    name,
    priority,
    for: groupId ? { groupId: groupId.toHexString() } : { everyone: true },
    validFrom,
    validTo,
    roundingCents,
    createdAt,
    rules,
  };
}

async function read(state: PriceLists): Promise<void> {
  let version = await priceVersion();
  while (version !== state.version) {
    const lists = (await everyPriceList()).map(toPriceList);
    const after = await priceVersion();
    // Lists that changed while they were read are of neither version.
    if (after === version) Object.assign(state, { version, lists });
    version = after;
  }
}

/** Records that price lists changed: the next read includes the change. */
export function markPriceListsChanged(): void {
  held().copy.markChanged();
}

/**
 * Every price list, whether or not it is valid now: as of the last change made by this process, and of any other's at most a
 * second before the call. Costs two reads of their version at most, and of the lists where they changed. Throws the driver's
 * errors while the database cannot be read.
 */
export async function currentPriceLists(): Promise<PriceLists> {
  const state = held();
  await state.copy.ensureFresh();
  const { version, lists } = state;
  return { version, lists };
}
