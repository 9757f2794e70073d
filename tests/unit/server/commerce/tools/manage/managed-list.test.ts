import { ObjectId } from 'mongodb';
import { beforeAll, expect, it, vi } from 'vitest';
import {
  countToolsMissingTexts,
  listManagedTools,
} from '@/lib/server/commerce/tools/manage/list-managed-tools';
import { partOfBoth } from '@/lib/server/commerce/tools/manage/managed-tools.repository';
import type { Actor } from '@/lib/server/identity/actor';
import { collection } from '@/lib/server/platform/db/collections';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { type ManagedToolQuery, managedToolQuerySchema } from '@/lib/shared/tools/tool.schema';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { toolDocument } from '@/tests/unit/server/tool-document';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const settings = vi.hoisted(() => ({ MONGODB_URI: '', MONGODB_DB: 'managed-list', LOW_STOCK_UNITS: 10 }));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));

giveOwnDatabase(settings);

const admin = { userId: new ObjectId(), role: 'admin' } as Actor;
const NAMES = ['Anvil', 'bolt', 'Chisel', 'Drill', 'édger'] as const;
const ids = Object.fromEntries(NAMES.map((name) => [name, new ObjectId()])) as Record<string, ObjectId>;
const idOf = (name: string) => ids[name]?.toHexString() ?? '';
/** The drill sold best; what was deleted since sold, too. */
const SOLD = new Map([
  [idOf('Drill'), 70],
  ['f'.repeat(24), 50],
  [idOf('bolt'), 7],
]);

beforeAll(async () => {
  const tools = NAMES.map((name, index) =>
    toolDocument({
      ...{ _id: new ObjectId(ids[name]), name, sku: `S-${9 - index}`, quantity: index * 6 },
      ...{ category: index < 3 ? 'hand' : 'power', priceCents: 100 + index, moq: 10 - index },
      createdAt: new Date(1_750_000_000_000 + index * 1_000),
    }),
  );
  await (await collection('tools')).insertMany(tools);
});

async function list(query: ManagedToolQuery) {
  const { tools, total } = await listManagedTools(admin, { state: 'all', ...query }, SOLD);
  return { names: tools.map(({ name }) => name).join(' '), total };
}

it.each<[NonNullable<ManagedToolQuery['sort']>, string]>([
  ['newest', 'édger Drill Chisel bolt Anvil'],
  ['-name', 'édger Drill Chisel bolt Anvil'],
  ['sku', 'édger Drill Chisel bolt Anvil'],
  ['-sku', 'Anvil bolt Chisel Drill édger'],
  ['moq', 'édger Drill Chisel bolt Anvil'],
  ['-moq', 'Anvil bolt Chisel Drill édger'],
  ['quantity', 'Anvil bolt Chisel Drill édger'],
  ['-quantity', 'édger Drill Chisel bolt Anvil'],
  ['-sold', 'Drill bolt édger Chisel Anvil'],
  ['sold', 'édger Chisel Anvil bolt Drill'],
])('is sorted by %s', async (sort, names) => {
  expect(await list({ sort })).toEqual({ names, total: 5 });
});

it('the list of tools for admins shows each tool on one page, also where those that sold end in the middle of it', async () => {
  for (const sort of ['sold', '-sold'] as const) {
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => (await list({ sort, page, limit: 2 })).names),
    );
    expect(pages.join(' ')).toBe((await list({ sort })).names);
  }
  expect(await list({ sort: '-sold', page: 9, limit: 2 })).toEqual({ names: '', total: 5 });
});

it('the list of tools for admins filters by category and low stock, and returns what is low and what sold', async () => {
  expect(await list({ category: 'hand', sort: '-sold' })).toEqual({ names: 'bolt Chisel Anvil', total: 3 });
  expect(await list({ lowStock: true, sort: 'quantity' })).toEqual({ names: 'Anvil bolt', total: 2 });
  const { tools } = await listManagedTools(admin, { state: 'all', sort: '-sold' }, SOLD);
  expect(tools.map(({ sold, isLowStock }) => [sold, isLowStock]).slice(0, 3)).toEqual([
    [70, false],
    [7, true],
    [0, false],
  ]);
});

it('the list of tools for admins is for admins', async () => {
  const customer = { ...admin, role: 'customer' } as Actor;
  await expect(listManagedTools(customer, {}, SOLD)).rejects.toMatchObject({ code: 'forbidden' });
});

it('the list of tools for admins refuses unknown filters and orders', () => {
  expect(managedToolQuerySchema.safeParse({ lowStock: 'false' }).success).toBe(false);
  expect(managedToolQuerySchema.safeParse({ sort: '-rating' }).success).toBe(false);
});

it('a part of two lists is what a part of both together would be', () => {
  const both = ['a1', 'a2', 'a3', 'b1', 'b2'];
  for (let skip = 0; skip < 7; skip += 1) {
    for (let limit = 0; limit < 7; limit += 1) {
      const [first, second] = partOfBoth([3, 2], { skip, limit });
      const parts = [
        ...both.slice(0, 3).slice(first.skip, first.skip + first.limit),
        ...both.slice(3).slice(second.skip, second.skip + second.limit),
      ];
      expect(parts).toEqual(limit === 0 ? both.slice(skip) : both.slice(skip, skip + limit));
    }
  }
});

const texts = (de: object) => ({ texts: { de } }) as Partial<ToolDocument>;
const tools = [
  toolDocument({ name: 'None', description: 'A tool.', details: '- more' }),
  toolDocument({ name: 'Whole', description: 'A tool.', ...texts({ name: 'Ganz', description: 'Ja.' }) }),
  toolDocument({
    ...{ name: 'Short', description: 'A tool.', details: '- more', category: 'short' },
    ...texts({ name: 'Kurz', description: 'Ja.' }),
  }),
  toolDocument({ name: 'Named', ...texts({ name: 'Genannt' }) }),
];

it('tools with missing texts are found as the list counts them, and counted by language', async () => {
  await (await collection('tools')).insertMany(tools);
  const { tools: found } = await listManagedTools(admin, { state: 'all', missing: 'de', sort: 'name' }, SOLD);
  const counts = new Map(found.map(({ name, missingTexts }) => [name, missingTexts]));
  expect([...counts].filter(([name]) => !(NAMES as readonly string[]).includes(name))).toEqual([
    ['None', { de: 3 }],
    ['Short', { de: 1 }],
  ]);
  const { tools: whole } = await listManagedTools(admin, { state: 'all', q: 'whole' }, SOLD);
  expect(whole).toHaveLength(1);
  expect(whole[0]).not.toHaveProperty('missingTexts');
  expect(await countToolsMissingTexts(admin, { q: 'o' })).toEqual([['de', 3]]);
  expect(await countToolsMissingTexts(admin, { category: 'short' })).toEqual([['de', 1]]);
  expect(managedToolQuerySchema.safeParse({ missing: 'en' }).success).toBe(false);
});
