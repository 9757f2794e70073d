import {
  addPriceGroupCall,
  addPriceListCall,
  assignPriceGroupCall,
  deletePriceGroupCall,
  deletePriceListCall,
  editPriceListCall,
  findRuleToolsCall,
  getPriceListCall,
  getToolPriceCall,
  getToolPricesCall,
  listPriceGroupsCall,
  listPriceListsCall,
  renamePriceGroupCall,
} from '@/lib/shared/prices/prices.contract';
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

/** Prices, price groups and price lists. */
export const PRICE_ROWS: readonly Row[] = [
  callRow(
    getToolPriceCall,
    {},
    { request: async (_holder, world) => ({ path: { id: await world.newTool() } }) },
  ),
  callRow(
    getToolPricesCall,
    {},
    { request: async (_holder, world) => ({ body: { tools: [{ toolId: await world.newTool() }] } }) },
  ),
  callRow(listPriceGroupsCall),
  callRow(addPriceGroupCall, {}, { request: () => ({ body: { name: unique('Group ') } }) }),
  callRow(renamePriceGroupCall, {}, { request: ofGroup }),
  callRow(deletePriceGroupCall, {}, { request: bodiless(ofGroup) }),
  callRow(
    assignPriceGroupCall,
    {},
    { request: (_holder, { other }) => ({ path: { email: other.email }, body: { groupId: null } }) },
  ),
  callRow(listPriceListsCall),
  callRow(addPriceListCall, {}, { request: () => ({ body: priceListOf([]) }) }),
  callRow(findRuleToolsCall, {}, { request: () => ({ body: { skus: ['NONE'] } }) }),
  callRow(getPriceListCall, {}, { request: bodiless(ofList) }),
  callRow(editPriceListCall, {}, { request: ofList }),
  callRow(deletePriceListCall, {}, { request: bodiless(ofList) }),
];
