import type { Document } from 'mongodb';
import { threadMs } from '../catalogue/thread-time';
import { report } from '../measure';
import { customer, type Shop, withShop } from './shop';

/** Prices of a page of 24 tools for a member of a group, by lists of a thousand rules, by the store's own use case. */
const TOOLS = 24;
const MOST = 200;
const RULES = 1_000;
const ROUNDS = 300;
const TARGET_MS = 3;

function listOf(place: number, groupId?: unknown): Document {
  const rules = Array.from({ length: RULES }, (_, number) => ({
    sku: `FT-${number}`,
    tiers: [1, 10, 50, 100].map((from, step) => ({ from, percent: 5 + place + step })),
  }));
  const at = new Date(Date.now() - 1_000 - place);
  const fields = { name: `List ${place}`, revision: 1, priority: place, rules, createdAt: at, updatedAt: at };
  return groupId ? { ...fields, groupId } : fields;
}

async function run({ db, toolIds }: Shop): Promise<void> {
  const [{ getToolPrices }, { buyerOf }, { client, openDatabase }] = await Promise.all([
    import('@/lib/server/commerce/prices/get-tool-prices'),
    import('@/lib/server/commerce/prices/buyer'),
    import('@/lib/server/platform/db/client'),
  ]);
  await openDatabase();
  const member = customer();
  const group = { ...member, priceGroupId: member.userId };
  await db
    .collection('price_lists')
    .insertMany([listOf(0), listOf(1), listOf(2, group.priceGroupId), listOf(3, group.priceGroupId)]);
  await db
    .collection<{ _id: string; version: number }>('price_versions')
    .updateOne({ _id: 'current' }, { $set: { version: 1 } }, { upsert: true });

  async function timed(count: number, targetMs?: number): Promise<void> {
    const tools = toolIds.slice(0, count).map((id) => ({ toolId: id.toHexString() }));
    const ask = async () => JSON.stringify(await getToolPrices(buyerOf(group), { tools }));
    for (let round = 0; round < ROUNDS; round += 1) await ask();
    const before = threadMs();
    for (let round = 0; round < ROUNDS; round += 1) await ask();
    const ms = (threadMs() - before) / ROUNDS;
    report(
      `prices of ${count} tools: the processor`,
      `${ms.toFixed(2)} ms`,
      targetMs && `≤ ${targetMs} ms`,
      ms <= (targetMs ?? ms),
    );
  }

  try {
    await timed(TOOLS, TARGET_MS);
    await timed(MOST);
  } finally {
    await (await client()).close();
  }
}

await withShop(run);
