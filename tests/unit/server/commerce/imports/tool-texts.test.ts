import { expect, it, vi } from 'vitest';
import { undoImport } from '@/lib/server/commerce/imports/end-import';
import { addTool } from '@/lib/server/commerce/tools/edit/add-tool';
import { editTool } from '@/lib/server/commerce/tools/edit/edit-tool';
import { getManagedTool } from '@/lib/server/commerce/tools/edit/get-managed-tool';
import { collection } from '@/lib/server/platform/db/collections';
import { addToolSchema, editToolSchema } from '@/lib/shared/tools/tool.schema';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { settings } from '@/tests/unit/server/settings';
import { admin, bulk, counts, emptyShop, exported, imported, refusal, stored, tool } from './import-shop';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

vi.mock('@/lib/server/platform/config/env', () => import('@/tests/unit/server/settings'));
vi.mock('@/lib/server/platform/cache/public-cache', () => ({
  refreshPublic: vi.fn(),
  cachePublic: (_name: string, _tags: unknown, read: unknown) => read,
}));
giveOwnDatabase(settings);

emptyShop();

const add = async (sku: string, more = {}) =>
  (await addTool(admin, addToolSchema.parse(tool(sku, more)))).insertedId;
const edit = (id: string, change: Record<string, unknown>) =>
  editTool(admin, id, editToolSchema.parse(change));
const german = async (sku: string) => (await stored(sku))?.texts?.de;
const audited = async () => {
  const entries = await (await collection('audit_pending')).find({ action: 'tool.edited' }).toArray();
  return entries.at(-1);
};

const ALT = { 'https://example.com/a.webp': 'Von vorn', '/gone.webp': 'Weg' };

it('texts in another language are added with a tool, with an address of their own and without what is about no file of it', async () => {
  await add('A-1', { texts: { de: { name: 'Knarre', description: ' Dreht. ', pictureAlts: ALT } } });
  expect(await german('A-1')).toEqual({
    name: 'Knarre',
    slug: 'knarre',
    description: 'Dreht.',
    pictureAlts: { 'https://example.com/a.webp': 'Von vorn' },
  });
  await add('A-2', { texts: { de: { name: 'Knarre' } } });
  expect((await german('A-2'))?.slug).toMatch(/^knarre-[a-z0-9]{4}$/);
  await add('A-3');
  expect(await stored('A-3')).not.toHaveProperty('texts');
});

it('texts in another language change a part at a time; the rest stays, and an empty part goes', async () => {
  const id = await add('A-1', { texts: { de: { name: 'Knarre', details: '- eins' } } });
  expect(await edit(id, { revision: 1, price: 20 })).toEqual({ revision: 2 });
  expect(await edit(id, { revision: 2, texts: { de: { description: 'Dreht.' } } })).toEqual({
    revision: 3,
  });
  expect(await audited()).toMatchObject({
    before: { 'description:de': null },
    after: { 'description:de': 'Dreht.' },
  });
  expect(await edit(id, { revision: 3, texts: { de: { name: 'Knarre', details: '' } } })).toEqual({
    revision: 4,
  });
  expect(await german('A-1')).toEqual({ name: 'Knarre', slug: 'knarre', description: 'Dreht.' });
  expect(await edit(id, { revision: 4, texts: {} })).toEqual({ revision: 4 });
  expect(await edit(id, { revision: 4, texts: { de: { name: 'Knarre' } } })).toEqual({ revision: 4 });
  expect((await getManagedTool(admin, id)).tool.texts).toEqual({ de: await german('A-1') });
  const stale = await refusal(edit(id, { revision: 3, texts: { de: { name: 'Ratsche' } } }));
  expect(stale.code).toBe('edited-meanwhile');
  expect(stale.members).toMatchObject({ current: { texts: { de: { name: 'Knarre' } } } });
});

it('texts in another language have an address that follows the name unless it is given, and former ones are kept', async () => {
  const id = await add('A-1', { name: 'Ratchet', texts: { de: { name: 'Knarre' } } });
  await edit(id, { revision: 1, texts: { de: { name: 'Umschaltknarre' } } });
  await edit(id, { revision: 2, texts: { de: { name: 'Umschaltknarre', slug: 'knarre-1-2' } } });
  await edit(id, { revision: 3, texts: { de: { description: 'Dreht.' } } });
  expect(await stored('A-1')).toMatchObject({
    slug: 'ratchet',
    formerSlugs: ['knarre', 'umschaltknarre'],
    texts: { de: { slug: 'knarre-1-2' } },
  });
  await edit(id, { revision: 4, texts: { de: { slug: '' } } });
  expect(await stored('A-1')).toMatchObject({ texts: { de: { slug: 'umschaltknarre' } } });
  await edit(id, { revision: 5, texts: { de: { name: '', description: '' } } });
  expect(await stored('A-1')).toMatchObject({ texts: {}, slug: 'ratchet' });
  expect((await stored('A-1'))?.formerSlugs).toContain('umschaltknarre');
});

it('texts in another language have an address that no other tool has or had in any language', async () => {
  const first = await add('A-1', { name: 'Zange', texts: { de: { name: 'Kneifzange' } } });
  await edit(first, { revision: 1, name: 'Pliers' });
  const id = await add('A-2', { name: 'Kneifzange', texts: { de: { name: 'Zange' } } });
  expect(await stored('A-2')).toMatchObject({
    slug: expect.stringMatching(/^kneifzange-/),
    texts: { de: { slug: expect.stringMatching(/^zange-/) } },
  });
  for (const slug of ['kneifzange', 'zange', 'pliers', 'compare']) {
    const refused = await refusal(edit(id, { revision: 1, texts: { de: { slug } } }));
    expect(refused.issues).toEqual({ 'texts.de.slug': ['slug-taken'] });
  }
  expect(await edit(id, { revision: 1, texts: { de: { slug: 'kombizange' } } })).toEqual({ revision: 2 });
});

it('texts in another language are judged as those of the catalogue are', () => {
  const issuesOf = (texts: unknown) =>
    editToolSchema.safeParse({ revision: 1, texts }).error?.issues.map(({ message }) => message);
  expect(issuesOf({ de: { name: 'x'.repeat(121) } })).toEqual(['tool-name-too-long']);
  expect(issuesOf({ de: { description: 'x'.repeat(251) } })).toEqual(['description-too-long']);
  expect(issuesOf({ de: { slug: 'Große Zange' } })).toEqual(['slug-invalid']);
  expect(issuesOf({ de: { details: 'x'.repeat(10_001) } })).toEqual(['field-too-long']);
  expect(issuesOf({ en: { name: 'Ratchet' } })).toHaveLength(1);
  expect(issuesOf({ de: { colour: 'rot' } })).toHaveLength(1);
});

const TEXTS = { de: { name: 'Knarre', description: 'Dreht.', details: '- eins\n- zwei' } };

it.each(['en', 'de'] as const)(
  'columns of texts that were exported (%s) change nothing',
  async (language) => {
    await bulk('tools', [tool('A-1', { texts: TEXTS }), tool('B-2')]);
    const file = await exported('tools', language);
    expect(file).toContain(language === 'de' ? 'Name (Deutsch);Adresse (Deutsch)' : 'Name,name:de,slug:de');
    const result = await imported('tools', file);
    expect(counts(result), JSON.stringify(result.problems)).toEqual([0, 0, 2, 0]);
    expect(result.columns.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['name:de', 'slug:de', 'description:de', 'details:de']),
    );
    expect(await exported('tools', language)).toBe(file);
  },
);

it('columns of texts are tried, imported and undone', async () => {
  await bulk('tools', [tool('A-1', { texts: TEXTS }), tool('B-2')]);
  const file = 'SKU;Name (Deutsch);Beschreibung (German)\nA-1;Ratsche;\nB-2;Zange;Greift.\n';
  const tried = await imported('tools', file, { dryRun: true });
  expect(tried.changes.map(({ before, after }) => [before, after])).toEqual([
    [
      { 'name:de': 'Knarre', 'slug:de': 'knarre', 'description:de': 'Dreht.' },
      { 'name:de': 'Ratsche', 'slug:de': 'ratsche', 'description:de': null },
    ],
    [
      { 'name:de': null, 'slug:de': null, 'description:de': null },
      { 'name:de': 'Zange', 'slug:de': 'zange', 'description:de': 'Greift.' },
    ],
  ]);
  expect(await german('A-1')).toMatchObject({ name: 'Knarre' });
  const { id, changed } = await imported('tools', file);
  expect(changed).toBe(2);
  expect(await stored('A-1')).toMatchObject({
    formerSlugs: ['knarre'],
    texts: { de: { name: 'Ratsche', slug: 'ratsche', details: TEXTS.de.details } },
  });
  expect((await german('A-1'))?.description).toBeUndefined();
  expect(await german('B-2')).toEqual({ name: 'Zange', slug: 'zange', description: 'Greift.' });
  expect(await undoImport(admin, id)).toMatchObject({ undone: 2, kept: 0 });
  expect(await stored('A-1')).toMatchObject({
    formerSlugs: [],
    texts: { de: { ...TEXTS.de, slug: 'knarre' } },
  });
  expect((await stored('B-2'))?.texts).toEqual({});
});

it('columns of texts are refused row by row where they are wrong or an address is taken', async () => {
  await bulk('tools', [tool('A-1', { texts: TEXTS }), tool('B-2'), tool('C-3')]);
  const result = await imported(
    'tools',
    `sku,name:de,slug:de\nB-2,Zange,knarre\nC-3,${'x'.repeat(121)},Groß\n`,
  );
  expect(result.problems.map(({ row, column, code }) => [row, column, code])).toEqual([
    [2, 'slug:de', 'slug-taken'],
    [3, 'name:de', 'tool-name-too-long'],
    [3, 'slug:de', 'slug-invalid'],
  ]);
  const given = await imported('tools', 'sku,slug:de\nB-2,greifer\nC-3,greifer\n');
  expect(counts(given)).toEqual([0, 1, 0, 1]);
});

it('columns of texts can be named by a map, and no other language is one', async () => {
  await bulk('tools', [tool('A-1')]);
  const { columns } = await imported('tools', 'SKU,Bezeichnung D,Name (Farbe)\nA-1,Zange,\n', {
    map: 'Bezeichnung D:name:de',
  });
  expect(columns.map(({ field }) => field)).toEqual(['sku', 'name:de', null]);
  expect(await german('A-1')).toEqual({ name: 'Zange', slug: 'zange' });
});
