import { ObjectId } from 'mongodb';
import { beforeAll, expect, it, vi } from 'vitest';
import { changeCart } from '@/lib/server/commerce/cart/change-cart';
import { getCart } from '@/lib/server/commerce/cart/get-cart';
import { orderCart } from '@/lib/server/commerce/cart/order-cart';
import { placeSingleOrder } from '@/lib/server/commerce/orders/place/place-single-order';
import { getOrder } from '@/lib/server/commerce/orders/read/get-order';
import { buyerOf } from '@/lib/server/commerce/prices/buyer';
import {
  addPriceGroup,
  assignPriceGroup,
  deletePriceGroup,
} from '@/lib/server/commerce/prices/edit-price-groups';
import { addPriceList, deletePriceList } from '@/lib/server/commerce/prices/edit-price-lists';
import { everyPriceList } from '@/lib/server/commerce/prices/price-lists.repository';
import { currentPriceLists, markPriceListsChanged } from '@/lib/server/commerce/prices/prices-for';
import type { Actor } from '@/lib/server/identity/actor';
import { createIdentity } from '@/lib/server/identity/users/identity';
import { collection } from '@/lib/server/platform/db/collections';
import type { NewPriceList } from '@/lib/shared/prices/price-list.schema';
import { recomputeUnitPrice } from '@/lib/shared/prices/price-receipt';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { toolDocument } from '@/tests/unit/server/tool-document';

const settings = await vi.hoisted(async () =>
  (await import('@/tests/support/shop-settings')).shopSettings('prices-in-orders'),
);
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
// As start-store.ts connects them.
const onPrices = vi.hoisted(() => ({ changed: undefined as (() => void) | undefined }));
vi.mock('@/lib/server/platform/cache/public-cache', async (original) => {
  const refreshPublic = (...tags: string[]) => {
    if (tags.includes('prices')) onPrices.changed?.();
  };
  return { ...(await original<object>()), refreshPublic };
});

giveOwnDatabase(settings);

const DELIVERY = { address: '1 Main Street', phone: '5550100' };
let made = 0;
let admin: Actor;

beforeAll(async () => {
  onPrices.changed = markPriceListsChanged;
  admin = { ...(await aMember()), role: 'admin' };
});

/** A customer, in this group, as the next request authenticates them. */
async function aMember(groupId?: string): Promise<Actor> {
  made += 1;
  const email = `ann-${made}@example.com`;
  const person = { name: 'Ann', email, emailVerified: new Date() };
  const { _id: userId } = await createIdentity(person, new Date());
  if (groupId) await assignPriceGroup(admin, email, groupId);
  const session = { sessionId: 's', sessionVersion: 0, secondFactor: false };
  const priceGroupId = groupId ? new ObjectId(groupId) : undefined;
  return {
    userId,
    email,
    name: 'Ann',
    image: null,
    role: 'customer',
    emailVerified: true,
    priceGroupId,
    ...session,
  };
}

async function aGroup(): Promise<string> {
  made += 1;
  return (await addPriceGroup(admin, { name: `Group ${made}` })).insertedId;
}

/** A tool at 12.50 of which there is enough. */
async function aTool(): Promise<{ id: string; sku: string }> {
  made += 1;
  const tool = toolDocument({ sku: `FT-${made}`, quantity: 10_000 });
  await (await collection('tools')).insertOne(tool);
  return { id: tool._id.toHexString(), sku: tool.sku };
}

function listOf(sku: string, percent: number, more: Partial<NewPriceList> = {}): NewPriceList {
  const rules = [{ sku, tiers: [{ from: 1, percent }] }];
  return { name: `${percent} % off ${sku}`, priority: 0, for: { everyone: true }, rules, ...more };
}

const order = (buyer: Actor, toolId: string, orderValue?: number) =>
  placeSingleOrder(buyer, { toolId, orderQuantity: 10, ...DELIVERY, ...(orderValue ? { orderValue } : {}) });

const codeOf = (work: Promise<unknown>) => work.then(() => 'done').catch((error) => error.code);

it('price lists in memory follow a change by another instance within a second, and cost one read otherwise', async () => {
  const { sku } = await aTool();
  const { insertedId } = await addPriceList(admin, listOf(sku, 10));
  const before = await currentPriceLists();
  expect(before.lists.map(({ id }) => id)).toContain(insertedId);
  // As another instance stores it: this process knows nothing of it.
  const lists = await collection('price_lists');
  await lists.updateOne({ _id: new ObjectId(insertedId) }, { $set: { name: 'Changed elsewhere' } });
  await (await collection('price_versions')).updateOne({ _id: 'current' }, { $inc: { version: 1 } });
  await expect
    .poll(async () => (await currentPriceLists()).lists.map(({ name }) => name), { timeout: 10_000 })
    .toContain('Changed elsewhere');
  await deletePriceList(admin, insertedId);
  expect((await currentPriceLists()).lists.map(({ id }) => id)).not.toContain(insertedId);
});

it.each(['no id', '𝆨𝈣🚮ⶫぐ𐛲', '0'.repeat(24)])(
  'a price list for the group %s is refused',
  async (groupId) => {
    const { sku } = await aTool();
    await expect(addPriceList(admin, listOf(sku, 10, { for: { groupId } }))).rejects.toMatchObject({
      code: 'validation-failed',
      issues: { for: ['price-group-unknown'] },
    });
  },
);

it('an order is at the prices of the moment it is stored, whoever knew of the change', async () => {
  const { id, sku } = await aTool();
  const buyer = await aMember();
  await addPriceList(admin, listOf(sku, 10));
  await currentPriceLists();
  // Another instance takes the list away: this one still holds it.
  const [list] = (await everyPriceList()).filter(({ name }) => name.startsWith('10 % off'));
  await (await collection('price_lists')).deleteOne({ _id: list?._id });
  await (await collection('price_versions')).updateOne({ _id: 'current' }, { $inc: { version: 1 } });
  expect(await codeOf(order(buyer, id, 112.5))).toBe('price-changed');
  const { insertedId } = await order(buyer, id, 125);
  expect((await getOrder(buyer, insertedId)).orderValue).toBe(125);
});

it('an order is at the prices of the group that the buyer belongs to when it is stored', async () => {
  const [{ id, sku }, groupId] = [await aTool(), await aGroup()];
  const member = await aMember(groupId);
  await addPriceList(admin, listOf(sku, 20, { for: { groupId } }));
  expect((await getOrder(member, (await order(member, id, 125)).insertedId)).orderValue).toBe(100);
  await assignPriceGroup(admin, member.email, null);
  // Authenticated before the change: what the account says now decides.
  expect(await codeOf(order(member, id, 100))).toBe('price-changed');
});

it('an order of what is no quantity is refused before it is priced', async () => {
  const [{ id, sku }, buyer] = [await aTool(), await aMember()];
  await addPriceList(admin, listOf(sku, 20));
  for (const orderQuantity of [-10, 0, 1.5, 1e300]) {
    const placing = placeSingleOrder(buyer, { toolId: id, orderQuantity, ...DELIVERY });
    expect(await codeOf(placing)).toBe('validation-failed');
  }
});

it('an order of a cart returns which prices changed', async () => {
  const { id, sku } = await aTool();
  const buyer = await aMember();
  const { insertedId } = await addPriceList(admin, listOf(sku, 10));
  const { version, due, lines } = await changeCart(buyer, {
    ops: [{ op: 'add', toolId: id, quantity: 4 }],
  });
  expect([due, lines[0]?.receipt?.sentence]).toEqual([45, 'Special price']);
  await deletePriceList(admin, insertedId);
  const seen = [{ toolId: id, unitPrice: 11.25 }];
  const late = orderCart(buyer, { version, seenDue: due, seen, ...DELIVERY }, { key: 'late' });
  const refusal = await late.catch((error) => error);
  expect([refusal.code, refusal.members?.lines]).toEqual([
    'price-changed',
    [{ toolId: id, sku, before: 11.25, after: 12.5 }],
  ]);
  expect((await getCart(buyerOf(buyer))).due).toBe(50);
  const placed = await orderCart(buyer, { version, seenDue: 50, ...DELIVERY }, { key: 'again' });
  expect((await getOrder(buyer, placed.insertedId)).orderValue).toBe(50);
});

it('an order is at one of the prices there were, in a race with admins who change them', async () => {
  const { id, sku } = await aTool();
  const buyers = await Promise.all(Array.from({ length: 6 }, () => aMember()));
  const rounds = Array.from({ length: 6 }, (_, round) => round + 1);
  const changing = (async () => {
    for (const percent of rounds) {
      const { insertedId } = await addPriceList(admin, listOf(sku, percent));
      if (percent % 2 === 0) await deletePriceList(admin, insertedId);
    }
  })();
  const placed = await Promise.all(buyers.map((buyer) => order(buyer, id)));
  await changing;
  const known = [0, ...rounds].map((percent) => Math.floor((1_250 * (100 - percent) + 50) / 100));
  for (const { insertedId } of placed) {
    const stored = await (await collection('orders')).findOne({ _id: new ObjectId(insertedId) });
    const [line] = stored?.lines ?? [];
    expect(known).toContain(line?.unitPriceCents);
    expect(line && recomputeUnitPrice(line.receipt)).toBe(line?.unitPriceCents);
  }
});

it('a price group is not deleted at the moment someone joins it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [groupId, member] = [await aGroup(), await aMember()];
    const [joined, deleted] = await Promise.all([
      codeOf(assignPriceGroup(admin, member.email, groupId)),
      codeOf(deletePriceGroup(admin, groupId)),
    ]);
    expect([
      ['done', 'price-group-in-use'],
      ['validation-failed', 'done'],
    ]).toContainEqual([joined, deleted]);
  }
});
