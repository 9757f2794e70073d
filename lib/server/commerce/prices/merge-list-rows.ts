import type { ClientSession } from 'mongodb';
import { nameKey } from '@/lib/server/commerce/prices/groups/name-key';
import { recordPriceEvent } from '@/lib/server/commerce/prices/price-events';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { PriceListDocument } from '@/lib/server/platform/db/documents/prices';
import type { FieldIssue } from '@/lib/shared/messages/errors';
import { RULES_MAX, TIERS_MAX } from '@/lib/shared/prices/price-list.schema';
import { skuKeyOf } from '@/lib/shared/tools/article-codes';
import type { PriceRule, PriceTier } from './price-line';
import { loggedChange } from './price-list.serializer';
import {
  findPriceLists,
  namesOfPriceLists,
  raisePriceVersion,
  replacePriceList,
} from './price-lists.repository';

export type RuleTarget = { sku: string } | { category: string };

/** A tier that is to be in the list of this name; null takes it out. `isKnown` where a tool has that SKU or category. */
export type ListRow = {
  list: string;
  target: RuleTarget;
  from: number;
  tier: PriceTier | null;
  isKnown: boolean;
  /** Only where the tier is this one still. */
  expected?: PriceTier | null;
};

export type ListRowResult =
  | { tierBefore: PriceTier | null; isChanged: boolean }
  | { field: string; issue: FieldIssue };

const isSame = (one: PriceTier | null, other: PriceTier | null) =>
  JSON.stringify(one) === JSON.stringify(other);
const keyOf = (target: RuleTarget) =>
  'sku' in target ? `sku ${skuKeyOf(target.sku)}` : `category ${target.category}`;

/** The rules of a list while rows are merged into them. */
class MergedRules {
  private readonly rules: Map<string, PriceRule>;
  /** The rules that changed, as they were. */
  readonly before = new Map<string, PriceRule | null>();

  constructor(readonly list: PriceListDocument) {
    this.rules = new Map(list.rules.map((rule) => [keyOf(rule), rule]));
  }

  merge({ target, from, tier, isKnown, expected }: ListRow): ListRowResult {
    const key = keyOf(target);
    const rule = this.rules.get(key);
    const tierBefore = rule?.tiers.find((one) => one.from === from) ?? null;
    if (expected !== undefined && !isSame(tierBefore, expected))
      return { field: 'price', issue: 'edited-since' };
    if (isSame(tierBefore, tier)) return { tierBefore, isChanged: false };
    const field = 'sku' in target ? 'sku' : 'category';
    if (!rule && !isKnown) return { field, issue: field === 'sku' ? 'sku-unknown' : 'category-unknown' };
    if (!rule && this.rules.size >= RULES_MAX) return { field: 'list', issue: 'price-rules-too-many' };
    const others = (rule?.tiers ?? []).filter((one) => one.from !== from);
    const tiers = [...others, ...(tier ? [tier] : [])].sort((a, b) => a.from - b.from);
    if (tiers.length > TIERS_MAX) return { field: 'from', issue: 'price-tiers-too-many' };
    if (!this.before.has(key)) this.before.set(key, rule ?? null);
    if (tiers.length === 0) this.rules.delete(key);
    else this.rules.set(key, { ...(rule ?? target), tiers } as PriceRule);
    return { tierBefore, isChanged: true };
  }

  /** The changed rules as they are now. */
  get after(): PriceRule[] {
    return [...this.before.keys()].flatMap((key) => this.rules.get(key) ?? []);
  }

  get merged(): PriceRule[] {
    return [...this.rules.values()];
  }
}

async function write(
  { list, merged, before, after }: MergedRules,
  { by, now }: { by: AuditActor; now: Date },
  session: ClientSession,
): Promise<void> {
  const { _id: listId, revision, name } = list;
  const rules = merged as PriceListDocument['rules'];
  await replacePriceList({ ...list, rules, revision: revision + 1, updatedAt: now }, revision, session);
  // Of the rules that changed alone: a list has thousands.
  const was = [...before.values()].filter((rule) => rule !== null) as PriceListDocument['rules'];
  const logged = loggedChange({ rules: was }, { rules: after as PriceListDocument['rules'] });
  await recordPriceEvent('price-list.edited', { actor: by, listId, name, ...logged }, session);
}

/** Returns a price list without rules, of the lowest precedence that a form offers first. */
export function emptyList({
  _id,
  name,
  groupId,
  now,
}: Pick<PriceListDocument, '_id' | 'name' | 'groupId'> & { now: Date }): PriceListDocument {
  const fields = { name, priority: 0, ...(groupId ? { groupId } : {}), rules: [] };
  return { _id, ...fields, revision: 1, createdAt: now, updatedAt: now };
}

/** Returns the lists that these names mean, in any case; null where a name means several and is written as none of them. */
async function listsNamed(
  names: readonly string[],
  imagined: readonly PriceListDocument[],
  session?: ClientSession,
): Promise<ReadonlyMap<string, MergedRules | null>> {
  const all = [...(await namesOfPriceLists(session)), ...imagined];
  const meant = names.map((name) => {
    const alike = all.filter((list) => nameKey(list.name) === nameKey(name));
    const exact = alike.filter((list) => list.name === name);
    return { name, found: exact.length > 0 ? exact : alike };
  });
  const ids = meant.flatMap(({ found: [only, ...others] }) => (only && others.length === 0 ? only._id : []));
  const found = [...(await findPriceLists(ids, session)), ...imagined];
  const rules = new Map(found.map((list) => [list._id.toHexString(), new MergedRules(list)]));
  return new Map(
    meant.flatMap(({ name, found }): [string, MergedRules | null][] => {
      const [first] = found;
      const list = first && found.length === 1 ? rules.get(first._id.toHexString()) : null;
      return first && list !== undefined ? [[name, list]] : [];
    }),
  );
}

/**
 * Merges rows into the price lists of these names within the caller's transaction, in their order; without one nothing is written, and
 * `imagined` lists are those that a plan would add.
 * Returns for each what its tier was, or why it is refused.
 */
export async function mergeListRows(
  rows: readonly ListRow[],
  context: { by: AuditActor; now: Date; imagined?: readonly PriceListDocument[] },
  session?: ClientSession,
): Promise<ListRowResult[]> {
  if (rows.length === 0) return [];
  const names = [...new Set(rows.map(({ list }) => list))];
  const lists = await listsNamed(names, context.imagined ?? [], session);
  const results = rows.map((row): ListRowResult => {
    const list = lists.get(row.list);
    if (list) return list.merge(row);
    return { field: 'list', issue: list === null ? 'price-list-ambiguous' : 'price-list-unknown' };
  });
  const changed = [...new Set(lists.values())].flatMap((list) => (list && list.before.size > 0 ? list : []));
  if (session && changed.length > 0) {
    for (const list of changed) await write(list, context, session);
    await raisePriceVersion(session);
  }
  return results;
}
