import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { collection } from '@/lib/server/platform/db/collections';
import { UsageError } from '@/scripts/forgeline/command';
import { command as exporting } from '@/scripts/forgeline/export';
import { command as importing } from '@/scripts/forgeline/import';
import { sayError } from '@/scripts/forgeline/say-error';
import { money } from '@/tests/support/shop/money';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { settings } from '@/tests/unit/server/settings';

vi.mock('@/lib/server/platform/config/env', () => import('@/tests/unit/server/settings'));
vi.mock('@/stack/load-settings', () => ({ loadSettings: () => undefined }));
vi.mock('@/lib/server/platform/db/client', async (original) => ({
  ...(await original<typeof import('@/lib/server/platform/db/client')>()),
  closeDatabase: async () => undefined,
}));
giveOwnDatabase(settings);

const folder = mkdtempSync(path.join(tmpdir(), 'forgeline-import-'));
const inFolder = (name: string) => path.join(folder, name);

afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

async function run(words: string[], options: Record<string, string | boolean> = {}) {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    const code = await importing.run({ words, options });
    return { code, printed: print.mock.calls.flat().join('\n') };
  } finally {
    print.mockRestore();
  }
}

const FILE =
  'SKU,Name,Description,Price,Minimum,Stock,Pictures,Colour\nA-1,Vise,Holds,9.50,1,3,/placeholder.webp,red\n';

it('forgeline import says what a file would change, changes it, and is repeated without effect', async () => {
  writeFileSync(inFolder('tools.csv'), FILE);
  const tools = await collection('tools');
  const dry = await run(['tools', inFolder('tools.csv')], { 'dry-run': true });
  expect(dry.code).toBe(0);
  expect(dry.printed).toContain('Colour is not known, and left out');
  expect(dry.printed).toContain('1 added, 0 changed, 0 as before, 0 refused (nothing was changed).');
  expect(await tools.countDocuments()).toBe(0);
  expect((await run(['tools', inFolder('tools.csv')])).code).toBe(0);
  expect(await tools.findOne({})).toMatchObject({ sku: 'A-1', quantity: 3 });
  const again = await run(['tools', inFolder('tools.csv')], { json: true });
  expect(JSON.parse(again.printed)).toMatchObject({ state: 'done', same: 1, created: 0, refused: 0 });
  const [entry] = await (await collection('audit_pending')).find({ action: 'tool.added' }).toArray();
  expect(entry).toMatchObject({ actor: { kind: 'system', id: null } });
});

it('forgeline import shows the columns of a file of which none says what rows are about', async () => {
  writeFileSync(inFolder('own.csv'), 'Nummer,Name,Price\nA-1,Vise,9.50\n');
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await expect(
    importing.run({ words: ['tools', inFolder('own.csv')], options: { 'dry-run': true } }),
  ).rejects.toMatchObject({ code: 'validation-failed' });
  expect(print.mock.calls.flat().join('\n')).toContain('Nummer is not known, and left out');
});

it('forgeline import prints changes of a dry run as the screen shows them', async () => {
  writeFileSync(
    inFolder('changes.csv'),
    'SKU,Name,Description,Category,Price,Minimum,Stock,Pictures,State,Successor\n' +
      'A-2,Vise 2,Holds,Bench Vises,1250,1,3,,,\nA-1,Vise,Holds,Bench Vises,10.50,1,3,,retired,A-2\n',
  );
  const { printed } = await run(['tools', inFolder('changes.csv')], {
    'dry-run': true,
    create: 'categories',
  });
  expect(printed).toContain(
    `row 3, A-1: Category Other -> Bench Vises; Price ${money(9.5)} -> ${money(10.5)}; State On sale -> Retired; Successor – -> A-2`,
  );
  expect(printed).toMatch(/row 2, A-2: new: SKU A-2; Name Vise 2; .*Category Bench Vises; /);
});

it('forgeline import says once what is noted of many rows, and which are left out', async () => {
  writeFileSync(
    inFolder('photos.csv'),
    'SKU,Name,Description,Price,Minimum,Stock,Pictures\nP-1,Vise,Holds,9.50,1,3,a.jpg\nFiles,,,,,,\nP-2,File,Files,9.50,1,3,b.jpg\n',
  );
  const { printed } = await run(['tools', inFolder('photos.csv')], { 'dry-run': true });
  expect(printed).toContain('1 row: 3 left out as titles');
  expect(printed.match(/note: /g)).toHaveLength(1);
  expect(printed).toContain('a.jpg (1 row), b.jpg (1 row); 2 rows: 2, 4');
});

it('forgeline import ends with 1 where a row was refused, and with --all nothing is done', async () => {
  writeFileSync(inFolder('stock.csv'), 'SKU,Available\nA-1,7\nNONE,1\n');
  const all = await run(['stock', inFolder('stock.csv')], { all: true });
  expect(all.code).toBe(1);
  expect(all.printed).toContain('SKU: No tool has this SKU: NONE (1 row); 1 row: 3');
  const tools = await collection('tools');
  expect(await tools.findOne({ sku: 'A-1' })).toMatchObject({ quantity: 3 });
  expect((await run(['stock', inFolder('stock.csv')])).code).toBe(1);
  expect(await tools.findOne({ sku: 'A-1' })).toMatchObject({ quantity: 7 });
});

it.each<[string, string, Record<string, string>, string]>([
  ['no known heading', 'Spalte A;Spalte B\n1;2\n', {}, 'file: No row has a heading that is known'],
  ['a wrong map', 'SKU\nA-1\n', { map: 'Code:sku' }, 'map: Please write heading:field'],
])('says why a whole file is refused, also as JSON: %s', async (_, file, options, reason) => {
  writeFileSync(inFolder('wrong.csv'), file);
  const failed = await run(['tools', inFolder('wrong.csv')], options).catch(sayError);
  expect(failed).toContain(reason);
  const { code, printed } = await run(['tools', inFolder('wrong.csv')], { ...options, json: true });
  const [field = '', message = ''] = reason.split(': ');
  expect([code, JSON.parse(printed)]).toMatchObject([
    1,
    { code: 'validation-failed', errors: { [field]: [expect.stringContaining(message)] } },
  ]);
});

it('forgeline import reads a table that has a title above its headings', async () => {
  writeFileSync(inFolder('title.csv'), 'Bestandsliste;;\n\nSKU;Available;\nA-1;7;\n');
  expect((await run(['stock', inFolder('title.csv')], { 'dry-run': true })).printed).toContain('1 as before');
});

it('forgeline import refuses kinds that there are not', async () => {
  await expect(run(['orders', 'file.csv'])).rejects.toThrow(UsageError);
});

it('forgeline export writes what an import reads back', async () => {
  const options = { language: 'de' };
  expect(await exporting.run({ words: ['stock', inFolder('out.csv')], options })).toBe(0);
  expect(readFileSync(inFolder('out.csv'), 'utf8')).toBe(
    '\ufeffArtikelnummer;Verfügbar;Stand;Beleg\r\nA-1;7;;\r\n',
  );
  await expect(exporting.run({ words: ['stock'], options: { decimal: ':' } })).rejects.toThrow(UsageError);
});
