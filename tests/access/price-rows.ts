import { priceCalls, priceListCalls } from '@/lib/shared/prices/prices.contract';
import { tradeCalls } from '@/lib/shared/trade/trade.contract';
import type { Person } from '@/tests/support/people';
import { addPriceGroup, addPriceList, priceListOf } from '@/tests/support/price-lists';
import { unique } from '@/tests/support/store';
import { callRow } from './define-row';
import type { AccessRequest, Row, World } from './row';

async function ofGroup(_holder: Person, { admin }: World): Promise<AccessRequest> {
  return { path: { id: await addPriceGroup(admin) }, body: { name: unique('Group ') } };
}

async function ofList(_holder: Person, { admin }: World): Promise<AccessRequest> {
  return { path: { id: await addPriceList(admin, []) }, body: { ...priceListOf([]), revision: 1 } };
}

function bodiless(request: typeof ofList): typeof ofList {
  return async (holder, world) => {
    const { path } = await request(holder, world);
    return path ? { path } : {};
  };
}

/** Prices, price groups and price lists, shipping and tax. */
export const PRICE_ROWS: readonly Row[] = [
  callRow(
    priceCalls.getToolPrice,
    {},
    { request: async (_holder, world) => ({ path: { id: await world.newTool() } }) },
  ),
  callRow(
    priceCalls.getToolPrices,
    {},
    { request: async (_holder, world) => ({ body: { tools: [{ toolId: await world.newTool() }] } }) },
  ),
  callRow(priceListCalls.listPriceGroups),
  callRow(priceListCalls.addPriceGroup, {}, { request: () => ({ body: { name: unique('Group ') } }) }),
  callRow(priceListCalls.renamePriceGroup, {}, { request: ofGroup }),
  callRow(priceListCalls.deletePriceGroup, {}, { request: bodiless(ofGroup) }),
  callRow(
    priceListCalls.assignPriceGroup,
    {},
    { request: (_holder, { other }) => ({ path: { email: other.email }, body: { groupId: null } }) },
  ),
  callRow(priceListCalls.listPriceLists),
  callRow(priceListCalls.addPriceList, {}, { request: () => ({ body: priceListOf([]) }) }),
  callRow(priceListCalls.findRuleTools, {}, { request: () => ({ body: { skus: ['NONE'] } }) }),
  callRow(priceListCalls.getPriceList, {}, { request: bodiless(ofList) }),
  callRow(priceListCalls.editPriceList, {}, { request: ofList }),
  callRow(priceListCalls.deletePriceList, {}, { request: bodiless(ofList) }),
  callRow(tradeCalls.getTrade),
  // An edit that changes nothing is none, whatever revision it was made from.
  callRow(tradeCalls.editTrade, {}, { request: () => ({ body: { revision: 0 } }) }),
  callRow(
    tradeCalls.tryCosts,
    {},
    {
      request: async (_holder, world) => ({
        body: { lines: [{ toolId: await world.newTool(), quantity: 10 }], to: { country: 'DE' } },
      }),
    },
  ),
];
