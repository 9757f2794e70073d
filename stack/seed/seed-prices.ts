import type { Db } from 'mongodb';
import type { PriceList } from '@/lib/server/commerce/prices/price-line';
import { priceLine } from '@/lib/server/commerce/prices/price-line';
import { hashPassword } from '@/lib/server/identity/passwords/password';
import type {
  PriceGroupDocument,
  PriceListDocument,
  PriceVersionDocument,
} from '@/lib/server/platform/db/documents/prices';
import type { UserDocument } from '@/lib/server/platform/db/documents/users';
import type { PriceReceipt } from '@/lib/shared/prices/price-receipt';
import { SEED_DEALER, SEED_PRICE_GROUPS, SEED_PRICE_LISTS } from '../seed-data/demo/prices';
import { DEMO_DEALER } from '../seed-data/demo-accounts';
import type { SeedTool } from '../seed-data/types';
import { insertMissing } from './insert-missing';
import { seedId, userDocument } from './seed-documents';

export const groupIdOf = (name: string) => seedId(`price-group:${name}`);

export function priceGroupDocuments(now: Date): PriceGroupDocument[] {
  return SEED_PRICE_GROUPS.map(({ name }) => ({ _id: groupIdOf(name), name, uses: 1, createdAt: now }));
}

export function priceListDocuments(now: Date): PriceListDocument[] {
  return SEED_PRICE_LISTS.map(({ name, group, rules }) => ({
    _id: seedId(`price-list:${name}`),
    name,
    revision: 1,
    priority: 0,
    ...(group === undefined ? {} : { groupId: groupIdOf(group) }),
    rules: rules.map(({ sku, tiers }) => ({ sku, tiers: [...tiers] })),
    createdAt: now,
    updatedAt: now,
  }));
}

function groupOf(email: string): string | null {
  if (email === SEED_DEALER.email) return 'Dealers';
  return (
    SEED_PRICE_GROUPS.find(({ members }) => (members as readonly string[]).includes(email))?.name ?? null
  );
}

const LISTS = SEED_PRICE_LISTS.map(
  ({ name, group, rules }): PriceList => ({
    id: seedId(`price-list:${name}`).toHexString(),
    name,
    priority: 0,
    for: group === undefined ? { everyone: true } : { groupId: group },
    createdAt: new Date(0),
    rules,
  }),
);

/** By the demo's price lists, as if they had been valid all the year. */
export function demoPriceOf(tool: SeedTool, quantity: number, buyerEmail: string, at: Date): PriceReceipt {
  return priceLine({ tool, quantity, group: groupOf(buyerEmail), lists: LISTS, at }).receipt;
}

/** Returns the price that members of a company with this price group pay. */
export function groupPriceOf(
  tool: SeedTool,
  quantity: number,
  { group, at }: { group: string | undefined; at: Date },
): PriceReceipt {
  return priceLine({ tool, quantity, group: group ?? null, lists: LISTS, at }).receipt;
}

/** Price groups, their members and price lists, which tests do without. Can be repeated until it is complete. */
export async function seedPrices(db: Db, now: Date): Promise<void> {
  const passwordHash = await hashPassword(DEMO_DEALER.password);
  const users = db.collection<UserDocument>('users');
  await insertMissing(db.collection('price_groups'), priceGroupDocuments(now));
  await insertMissing(db.collection('users'), [
    {
      ...userDocument({ ...SEED_DEALER, role: 'customer', passwordHash }, now),
      priceGroupId: groupIdOf('Dealers'),
    },
  ]);
  for (const { name, members } of SEED_PRICE_GROUPS)
    await users.updateMany({ email: { $in: [...members] } }, { $set: { priceGroupId: groupIdOf(name) } });
  await insertMissing(db.collection('price_lists'), priceListDocuments(now));
  await db
    .collection<PriceVersionDocument>('price_versions')
    .updateOne({ _id: 'current' }, { $inc: { version: 1 } }, { upsert: true });
}
