import type { Person } from './people';
import { unique } from './store';

type Tier = { from: number; price?: number; percent?: number };
type Rule = { sku?: string; category?: string; tiers: Tier[] };

/** A price list as calls take it: everyone's, with these rules. */
export function priceListOf(rules: Rule[], more: object = {}) {
  return { name: unique('List '), priority: 0, for: { everyone: true }, rules, ...more };
}

/** Adds a price list; returns its id. */
export async function addPriceList(admin: Person, rules: Rule[], more: object = {}): Promise<string> {
  const added = await admin.call('POST', '/api/price-list', priceListOf(rules, more));
  if (added.status !== 201) throw new Error(`no price list: ${JSON.stringify(added.body)}`);
  return added.body.insertedId;
}

/** Adds a price group; returns its id. */
export async function addPriceGroup(admin: Person, name = unique('Group ')): Promise<string> {
  const added = await admin.call('POST', '/api/price-group', { name });
  if (added.status !== 201) throw new Error(`no price group: ${JSON.stringify(added.body)}`);
  return added.body.insertedId;
}

/** Puts someone into a price group. */
export async function joinPriceGroup(admin: Person, member: Person, groupId: string | null): Promise<void> {
  const joined = await admin.call('PUT', `/api/user/${member.email}/price-group`, { groupId });
  if (joined.status !== 200) throw new Error(`not in the group: ${JSON.stringify(joined.body)}`);
}
