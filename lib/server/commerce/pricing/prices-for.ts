import 'server-only';
import type { ClientSession } from 'mongodb';
import type { ToolOffer } from '@/lib/server/commerce/catalogue/stock/get-tool-offer';
import { findIdentityById } from '@/lib/server/identity/users/identity';
import type { PriceReceipt } from '@/lib/shared/pricing/price-receipt';
import type { Buyer } from './buyer';
import { currentPriceLists, markPriceListsChanged, type PriceLists } from './current-price-lists';
import { priceLine, type TierRow, tierTable } from './price-line';
import { priceVersion } from './price-lists.repository';
import type { PriceList } from './price-rules';

/** A tool on sale, as far as it decides prices. */
export type PricedOffer = Pick<ToolOffer, 'sku' | 'category' | 'unitPriceCents'>;

/** Returns what a unit costs in an order of a quantity of the tool, and why. Pure. */
export type PriceOf = (offer: PricedOffer, quantity: number) => PriceReceipt;

/** What one buyer pays at one moment. */
export type Prices = {
  priceOf: PriceOf;
  /** From which quantity on a unit costs less, beginning with the minimum. */
  tiersOf: (offer: PricedOffer & Pick<ToolOffer, 'moq'>) => TierRow[];
  /** Whether these are the prices also by the lists and the buyer's group that a transaction sees. */
  areCurrent: (session: ClientSession) => Promise<boolean>;
};

const pricedTool = ({ sku, category, unitPriceCents: priceCents }: PricedOffer) => ({
  sku,
  category,
  priceCents,
});

/** Returns the prices by these lists of the members of a group, or of everyone else. Pure. */
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

/** Whether the buyer belongs to the same group in a transaction; irrelevant if no list is a group's. */
async function hasSameGroup(
  buyer: Buyer | null,
  { lists }: PriceLists,
  session: ClientSession,
): Promise<boolean> {
  if (!buyer || lists.every((list) => 'everyone' in list.for)) return true;
  const account = await findIdentityById(buyer.owner.id, session);
  return account?.priceGroupId?.toHexString() === buyer.priceGroupId?.toHexString();
}

/**
 * Returns what a buyer (null: a visitor) pays at this moment, by lists that are at most a second old. Placing an order asks in its transaction
 * whether they still hold, so that no order is at a price that was changed before it.
 */
export async function pricesFor(buyer: Buyer | null, at: Date = new Date()): Promise<Prices> {
  const held = await currentPriceLists();
  const group = buyer?.priceGroupId?.toHexString() ?? null;
  return {
    ...pricesBy(held.lists, group, at),
    async areCurrent(session) {
      const isCurrent = (await priceVersion(session)) === held.version;
      // The next prices are by what this transaction saw, or newer.
      if (!isCurrent) markPriceListsChanged();
      return isCurrent && (await hasSameGroup(buyer, held, session));
    },
  };
}
