import { ObjectId } from 'mongodb';
import { beforeEach, expect, it, vi } from 'vitest';
import { type FileImport, importFile } from '@/lib/server/commerce/imports/begin-import';
import { undoImport } from '@/lib/server/commerce/imports/end-import';
import type { Caller } from '@/lib/server/identity/actor';
import { collection } from '@/lib/server/platform/db/collections';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { settings } from '@/tests/unit/server/settings';
import { admin, bulk, counts, emptyShop, imported, refusal, stored, tool } from './import-shop';

vi.mock('@/lib/server/platform/config/env', () => import('@/tests/unit/server/settings'));
vi.mock('@/lib/server/platform/cache/public-cache', () => ({
  refreshPublic: vi.fn(),
  cachePublic: (_name: string, _tags: unknown, read: unknown) => read,
}));
giveOwnDatabase(settings);

emptyShop();
beforeEach(async () => {
  for (const name of ['categories', 'price_groups'] as const) await (await collection(name)).deleteMany({});
});

const HEADINGS = 'Artikelnummer;Bezeichnung;Beschreibung;Preis;Mindestmenge;Bestand;Kategorie';
const row = (sku: string, category: string) => `${sku};Tool ${sku};Gut.;5;1;3;${category}`;
const tools = [HEADINGS, row('AD-1', 'Hämmer'), row('AD-2', 'hämmer'), row('AD-3', 'Schraubstöcke')].join(
  '\n',
);
const names = async (name: 'categories' | 'price_groups' | 'price_lists') =>
  (await (await collection(name)).find().toArray()).map((each) => ('slug' in each ? each.slug : each.name));

it('categories that rows name are offered, looked at, added before the rows, and taken back', async () => {
  const without = await imported('tools', tools, { dryRun: true });
  expect(without.groups).toMatchObject([{ column: 'Kategorie', rows: 3, create: 'category' }]);
  const looked = await imported('tools', tools, { dryRun: true, create: ['categories'] });
  expect(counts(looked)).toEqual([3, 0, 0, 0]);
  expect(looked.added).toEqual([
    { row: 2, create: 'category', name: 'Hämmer', slug: 'haemmer' },
    { row: 4, create: 'category', name: 'Schraubstöcke', slug: 'schraubstoecke' },
  ]);
  expect(await names('categories')).toEqual([]);
  const done = await imported('tools', tools, { create: ['categories'] });
  expect(counts(done)).toEqual([3, 0, 0, 0]);
  const slugs = await names('categories');
  expect(slugs).toHaveLength(2);
  expect(slugs).toContain((await stored('AD-2'))?.category);
  expect(await undoImport(admin, done.id)).toMatchObject({ undone: 5, kept: 0 });
  expect(await names('categories')).toEqual([]);
});

it('a category that has other tools by now stays when its import is undone', async () => {
  const done = await imported('tools', [HEADINGS, row('AD-4', 'Feilen')].join('\n'), {
    create: ['categories'],
  });
  const [category] = await names('categories');
  await bulk('tools', [tool('AD-5', { category })]);
  expect(await undoImport(admin, done.id)).toMatchObject({ undone: 1, kept: 1 });
  expect(await names('categories')).toEqual([category]);
});

it('nothing is added by an import of all or none that is refused', async () => {
  const file = `${tools}\n${row('AD-6', 'Neu')};zu viel`;
  const failed = await refusal(
    importFile(admin, {
      ...{ kind: 'tools', bytes: Buffer.from(file) },
      query: { mode: 'all', create: ['categories'] },
    }),
  );
  expect(failed.code).toBe('validation-failed');
  expect(await names('categories')).toEqual([]);
});

it('a price list that rows name is added for the group of its name, and a group for customers', async () => {
  await bulk('tools', [tool('AD-7')]);
  const file = 'Liste;Artikelnummer;Preis\nHändler A;AD-7;9';
  const done = await imported('prices', file, { create: ['lists'] });
  expect(counts(done)).toEqual([1, 0, 0, 0]);
  expect([await names('price_groups'), await names('price_lists')]).toEqual([['Händler A'], ['Händler A']]);
  const list = await (await collection('price_lists')).findOne({});
  expect(list?.groupId).toEqual((await (await collection('price_groups')).findOne({}))?._id);
  await undoImport(admin, done.id);
  expect([await names('price_groups'), await names('price_lists')]).toEqual([[], []]);
  const people = await imported('customers', 'E-Mail;Name;Gruppe\na@example.com;A;Gold', {
    create: ['groups'],
  });
  expect(counts(people)).toEqual([1, 0, 0, 0]);
  expect(await names('price_groups')).toEqual(['Gold']);
});

it('a program adds nothing that its scopes are not for', async () => {
  const scopes = ['tools:write'] as const;
  const program = { role: 'key', keyId: new ObjectId(), scopes } as unknown as Caller;
  const file: FileImport = {
    ...{ kind: 'tools', bytes: Buffer.from(tools) },
    query: { create: ['categories'] },
  };
  expect(await refusal(importFile(program, file))).toMatchObject({ code: 'forbidden' });
  const allowed = { ...program, scopes: [...scopes, 'categories:write'] } as unknown as Caller;
  expect(await importFile(allowed, file)).toMatchObject({ result: { created: 3 } });
});
