import 'server-only';
import type { ClientSession } from 'mongodb';
import type { ToolOffer } from '@/lib/server/commerce/tools/stock/get-tool-offer';
import { findIdentityById } from '@/lib/server/identity/users/identity';
import { priceGroupIdOf } from '@/lib/server/identity/users/user-price-group';
import type { PriceReceipt } from '@/lib/shared/prices/price-receipt';
import type { Buyer } from './buyer';
import { currentPriceLists, markPriceListsChanged, type PriceLists } from './current-price-lists';
import { priceLine, type TierRow, tierTable } from './price-line';
import { priceVersion } from './price-lists.repository';
import type { PriceList } from './price-rules';

export type PricedOffer = Pick<ToolOffer, 'sku' | 'category' | 'unitPriceCents'>;

export type PriceOf = (offer: PricedOffer, quantity: number) => PriceReceipt;

export type Prices = {
  priceOf: PriceOf;
  tiersOf: (offer: PricedOffer & Pick<ToolOffer, 'moq'>) => TierRow[];
  /** Whether these are also the prices by the lists and the buyer's group in a transaction. */
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
