import { expect, it, vi } from 'vitest';
import { collection } from '@/lib/server/platform/db/collections';
import type { ImportResult } from '@/lib/shared/imports/import.schema';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { settings } from '@/tests/unit/server/settings';
import { bulk, counts, emptyShop, imported, tool } from './import-shop';

vi.mock('@/lib/server/platform/config/env', () => import('@/tests/unit/server/settings'));
vi.mock('@/lib/server/platform/cache/public-cache', () => ({
  refreshPublic: vi.fn(),
  cachePublic: (_name: string, _tags: unknown, read: unknown) => read,
}));
giveOwnDatabase(settings);

emptyShop();

const FILE = 'SKU,HEK,Notiz,Farbe\nA-1,15.00,x,red';
const MAP = 'HEK:price,Notiz:,Farbe:spec.Colour';
const fieldsOf = ({ columns }: ImportResult) =>
  columns.map(({ field, remembered }) => (remembered ? `${field} as last time` : field));

it('what a person said of columns is what they are the next time, shown as such, until it is said anew', async () => {
  await bulk('tools', [tool('A-1')]);
  await imported('tools', FILE, { map: MAP, remember: true, dryRun: true });
  expect(fieldsOf(await imported('tools', FILE, { remember: true, dryRun: true }))).toEqual([
    ...['sku', null, null, null],
  ]);
  await imported('tools', FILE, { map: MAP, remember: true });
  const known = ['sku', 'price as last time', 'null as last time', 'spec:Colour as last time'];
  const again = await imported('tools', FILE, { remember: true });
  expect(fieldsOf(again)).toEqual(known);
  expect(counts(again)).toEqual([0, 0, 1, 0]);
  expect(again.columns[2]).not.toHaveProperty('offer');
  const anew = await imported('tools', FILE, { map: 'hek:', remember: true });
  expect(fieldsOf(anew)).toEqual(['sku', null, ...known.slice(2)]);
  expect(fieldsOf(await imported('tools', FILE, { remember: true, dryRun: true }))[1]).toBe(
    'null as last time',
  );
});

it('calls neither use nor change what people said, and another kind of file has columns of its own', async () => {
  await bulk('tools', [tool('A-1')]);
  await imported('tools', FILE, { map: MAP, remember: true });
  await imported('tools', FILE, { map: 'HEK:,Farbe:' });
  expect(fieldsOf(await imported('tools', FILE, { dryRun: true }))).toEqual(['sku', null, null, null]);
  expect(fieldsOf(await imported('tools', FILE, { dryRun: true, remember: true }))[1]).toBe(
    'price as last time',
  );
  const prices = imported('prices', 'SKU,HEK,Price\nA-1,1,2', { dryRun: true, remember: true });
  expect(fieldsOf(await prices)).toEqual(['sku', null, 'price']);
});

it('what was said of a column gives way to another that is it by its heading', async () => {
  await bulk('tools', [tool('A-1')]);
  await imported('tools', FILE, { map: MAP, remember: true });
  const result = await imported('tools', 'SKU,HEK,Price\nA-1,1,12.5', { remember: true, dryRun: true });
  expect(fieldsOf(result)).toEqual(['sku', null, 'price']);
  expect(await (await collection('import_columns')).countDocuments({})).toBe(1);
});
