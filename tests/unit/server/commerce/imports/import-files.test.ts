import { ObjectId } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { undoImport } from '@/lib/server/commerce/imports/end-import';
import { templateRows } from '@/lib/server/commerce/imports/export-rows';
import { collection } from '@/lib/server/platform/db/collections';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { settings } from '@/tests/unit/server/settings';
import { admin, bulk, counts, emptyShop, exported, imported, stored, tool } from './import-shop';

vi.mock('@/lib/server/platform/config/env', () => import('@/tests/unit/server/settings'));
vi.mock('@/lib/server/platform/cache/public-cache', () => ({
  refreshPublic: vi.fn(),
  cachePublic: (_name: string, _tags: unknown, read: unknown) => read,
}));
giveOwnDatabase(settings);

emptyShop();

it('imported files bring tools in, in German too, and tell of unknown columns', async () => {
  const file =
    'Artikelnummer;Bezeichnung;Beschreibung;Preis;Mindestmenge;Bestand;Bilder;Merkmal: Gewicht [kg];Farbe\r\n' +
    'A-1;Schraubstock;Gut;1.234,50;1;1.000;https://example.com/a.webp;12,5;rot\r\n' +
    'A-2;Hammer;;9,99;1;5;/placeholder.webp;;blau\r\n';
  const result = await imported('tools', file);
  expect(counts(result)).toEqual([1, 0, 0, 1]);
  expect(result.columns.at(-1)).toEqual({ heading: 'Farbe', field: null, offer: 'spec.Farbe' });
  expect(result.problems).toEqual([
    {
      ...{ row: 3, column: 'Beschreibung', value: '' },
      ...{ message: 'Description required', code: 'description-required' },
    },
  ]);
  expect(result.changes).toMatchObject([
    { row: 2, sku: 'A-1', before: {}, after: { price: 1234.5, quantity: 1000 } },
  ]);
  expect(await stored('A-1')).toMatchObject({
    priceCents: 123_450,
    quantity: 1_000,
    specs: [{ name: 'Gewicht', value: '12.5', unit: 'kg' }],
  });
});

it('imported files bring stock in as a German warehouse counted it', async () => {
  await bulk('tools', [tool('A-1', { quantity: 5 })]);
  const past = `${new Date().getFullYear() - 1}`;
  const result = await imported(
    'stock',
    `Art.-Nr.;Lagerstand;Stichtag\nA-1;1.250;20.11.${past} 18:00\nA-1;1;31.11.26`,
  );
  expect(result.problems.map(({ row, code }) => [row, code])).toEqual([
    // The tool was first counted now.
    [2, 'older'],
    [3, 'as-of-invalid'],
  ]);
});

it('imported files without pictures bring tools in with the placeholder', async () => {
  const result = await imported(
    'tools',
    'SKU;Name;Description;Price;Minimum;Stock;Specifications\nA-1;Vise;Good;12,5;1;3;Norm=DIN 338',
  );
  expect(result.problems).toEqual([]);
  expect(await stored('A-1')).toMatchObject({
    image: '/placeholder.webp',
    specs: [{ name: 'Norm', value: 'DIN 338' }],
  });
  const wrong = await imported('tools', 'SKU;Specifications\nA-1;verchromt');
  expect(wrong.problems.map(({ code }) => code)).toEqual(['import-spec-pair']);
});

it.each(['en', 'de'] as const)(
  'imported files that were exported (%s) change nothing, and are exported again as they were',
  async (language) => {
    await bulk('tools', [
      tool('A-1', {
        name: "=SUM('a')",
        description: '+1; "quoted",\n\'- next',
        details: '- one\n- two | three\n\n<b>bold</b>',
        packs: [{ name: 'Box | big', units: 10, gtin: '4006381333931' }],
        pictures: [{ url: 'https://example.com/a.webp', alt: 'From the side' }, { url: '/b.webp' }],
        specs: [
          { name: 'Weight', value: '-5.5', unit: 'kg', type: 'number' },
          { name: 'Size [mm]', value: '@9' },
        ],
        leadTimeDays: 3,
        lowStockBelow: 0,
        ...{ taxClass: 'reduced', weightGrams: 1_234, bulky: true },
      }),
      tool('B-2', {
        specs: [{ name: 'weight', value: '7', unit: 'kg' }],
        state: 'on-request',
        price: 1_234.5,
      }),
      tool('C-3', { state: 'retired', successorId: 'A-1', quantity: 0 }),
    ]);
    await (await collection('tools')).updateOne(
      { sku: 'B-2' },
      { $set: { successorId: new ObjectId(), state: 'retired' } },
    );
    const lists = await collection('price_lists');
    await lists.insertOne({
      ...{
        _id: new ObjectId(),
        name: 'Trade',
        revision: 1,
        priority: 1,
        createdAt: new Date(),
        updatedAt: new Date(),
      },
      rules: [
        {
          sku: 'A-1',
          tiers: [
            { from: 1, priceCents: 1_000 },
            { from: 1_000, percent: 12.5 },
          ],
        },
        { category: 'gone', tiers: [{ from: 5, percent: 1 }] },
      ],
    });
    await imported(
      'customers',
      'Email,Name,Phone,Street,Postal code,City,Country\nann@example.com,Ann,+49 30 1,Weg 1,,Berlin,DE\n',
    );
    for (const kind of ['tools', 'prices', 'stock', 'customers'] as const) {
      const file = await exported(kind, language);
      const result = await imported(kind, file);
      expect([kind, ...counts(result)], JSON.stringify(result.problems)).toEqual([
        kind,
        0,
        0,
        { tools: 3, prices: 6, stock: 3, customers: 1 }[kind],
        0,
      ]);
      expect(await exported(kind, language)).toBe(file);
    }
    expect(await exported('tools', language)).toContain("'=SUM");
  },
);

it('imported files empty what may be empty, and leave what may not', async () => {
  await bulk('tools', [
    tool('A-1', { leadTimeDays: 3, details: 'x', specs: [{ name: 'Bore', value: '5' }] }),
  ]);
  const file = 'SKU,Name,Lead time,Details,Price,Spec: Bore\nA-1,,,,,\n';
  expect(counts(await imported('tools', file))).toEqual([0, 1, 0, 0]);
  expect(await stored('A-1')).toMatchObject({
    name: 'Tool A-1',
    leadTimeDays: null,
    details: '',
    priceCents: 1_250,
    specs: [],
  });
});

it.each([
  ['Specifications', 'Weight [kg]=7|Color=red'],
  ['Spezifikationen', '"Weight [kg]=7\nColor=red"'],
  ['specs', 'Weight [kg]=7 | Color=red'],
])('imported files have all specifications below %s', async (heading, cell) => {
  const weight = { name: 'Weight', value: '5', unit: 'kg', type: 'number' };
  await bulk('tools', [tool('A-1', { specs: [{ name: 'Bore', value: '5' }, weight] }), tool('A-2')]);
  const file = `SKU,${heading}\nA-1,${cell}\nA-2,red\n`;
  const result = await imported('tools', file);
  expect(counts(result)).toEqual([0, 1, 0, 1]);
  expect(result.problems).toEqual([
    {
      row: 3,
      column: heading,
      value: 'red',
      message: 'Please write red as name=value',
      code: 'import-spec-pair',
      params: { pair: 'red' },
    },
  ]);
  expect((await stored('A-1'))?.specs).toEqual([
    { ...weight, value: '7' },
    { name: 'Color', value: 'red' },
  ]);
  expect(counts(await imported('tools', file))).toEqual([0, 0, 1, 1]);
  expect(await exported('tools', 'en')).not.toContain('Specifications');
  await undoImport(admin, result.id);
  expect((await stored('A-1'))?.specs).toMatchObject([{ name: 'Bore' }, weight]);
  expect(counts(await imported('tools', 'SKU,Specifications\nA-1,\n'))).toEqual([0, 1, 0, 0]);
  expect((await stored('A-1'))?.specs).toEqual([]);
});

it('imported files count stock as of their arrival, with a line of the ledger', async () => {
  await bulk('tools', [tool('A-1')]);
  expect(counts(await imported('tools', 'SKU,Stock\nA-1,12\n'))).toEqual([0, 1, 0, 0]);
  expect(await stored('A-1')).toMatchObject({ quantity: 12, revision: 1 });
  expect(await (await collection('stock_ledger')).countDocuments({ change: 2, reason: 'stocktake' })).toBe(1);
});

it('imported files merge rows into price lists of their names', async () => {
  const at = new Date();
  await (await collection('categories')).insertOne({
    _id: new ObjectId(),
    slug: 'wrenches',
    names: { en: 'Wrenches' },
    sentences: {},
    order: 1,
    keySpecs: [],
    createdAt: at,
    updatedAt: at,
  });
  await bulk('tools', [tool('A-1', { category: 'wrenches' })]);
  const lists = await collection('price_lists');
  await lists.insertOne({
    ...{
      _id: new ObjectId(),
      name: 'Trade',
      revision: 1,
      priority: 1,
      createdAt: new Date(),
      updatedAt: new Date(),
    },
    rules: [{ sku: 'A-1', tiers: [{ from: 1, priceCents: 1_000 }] }],
  });
  const file =
    'List,SKU,Category,From,Price,Discount %\n' +
    'Trade,a1,,100,8.00,\nTrade,A-1,,1,9.50,\nTrade,,Wrenches,,,5\nTrade,A-1,,1,9,\nNone,A-1,,,1,\nTrade,X,,,1,\n,A-1,,,11,\n,A-1,,2,11,\n';
  const result = await imported('prices', file);
  expect(counts(result)).toEqual([2, 2, 0, 4]);
  expect(result.problems.map(({ row, code }) => [row, code])).toEqual([
    [5, 'twice'],
    [6, 'price-list-unknown'],
    [7, 'sku-unknown'],
    [9, 'price-list-needed'],
  ]);
  const list = await lists.findOne({});
  expect(list).toMatchObject({
    revision: 2,
    rules: [
      {
        sku: 'A-1',
        tiers: [
          { from: 1, priceCents: 950 },
          { from: 100, priceCents: 800 },
        ],
      },
      { category: 'wrenches', tiers: [{ from: 1, percent: 5 }] },
    ],
  });
  expect(await undoImport(admin, result.id)).toMatchObject({ undone: 4, kept: 0 });
  expect((await lists.findOne({}))?.rules).toEqual([{ sku: 'A-1', tiers: [{ from: 1, priceCents: 1_000 }] }]);
  expect((await stored('A-1'))?.priceCents).toBe(1_250);
});

it('imported files find price lists, groups, categories and reasons in any case, and a list of the same spelling first', async () => {
  await bulk('tools', [tool('A-1', { category: 'wrenches' })]);
  const lists = await collection('price_lists');
  await lists.deleteMany({});
  const about = { revision: 1, priority: 1, createdAt: new Date(), updatedAt: new Date(), rules: [] };
  const named = (name: string) => ({ _id: new ObjectId(), name, ...about });
  await lists.insertMany([named('Trade  Münch'), named('vip'), named('VIP'), named('Old'), named('OLD')]);
  const file =
    'List,SKU,Category,From,Price,Discount %\n' +
    'trade MÜNCH,a-1,,1,8,\nTRADE münch,,WRENCHES,1,,5\ntrade münch,A-1,,1,9,\nVIP,A-1,,1,7,\nold,A-1,,1,7,\n';
  const result = await imported('prices', file);
  expect(counts(result)).toEqual([3, 0, 0, 2]);
  expect(result.problems.map(({ row, code }) => [row, code])).toEqual([
    [4, 'twice'],
    [6, 'price-list-ambiguous'],
  ]);
  expect(await lists.findOne({ name: 'VIP' })).toMatchObject({ rules: [{ sku: 'A-1' }] });
  expect(await lists.findOne({ name: 'vip' })).toMatchObject({ rules: [] });
  expect(await undoImport(admin, result.id)).toMatchObject({ undone: 3, kept: 0 });
  const groups = await collection('price_groups');
  await groups.insertOne({ _id: new ObjectId(), name: 'Händler', createdAt: new Date() } as never);
  expect((await imported('customers', 'Email,Name,Group\ndora@example.com,Dora,HÄNDLER')).created).toBe(1);
  expect((await imported('stock', 'SKU,Change,Reason\nA-1,3,Delivery')).changed).toBe(1);
});

it('imported files name countries as people write them', async () => {
  const rows = ['USA', 'England', 'Holland', 'DEU', 'U.K.', 'Atlantis'].map(
    (country, place) => `p${place}@example.com,P,1 Main St,Town,${country}`,
  );
  const result = await imported('customers', ['Email,Name,Street,City,Country', ...rows].join('\n'));
  expect(result.changes.map(({ after }) => after.country)).toEqual(['US', 'GB', 'NL', 'DE', 'GB']);
  expect(result.problems).toMatchObject([{ row: 7, code: 'country-unknown' }]);
});

it('imported files open accounts, mailed if asked, and change them', async () => {
  const file =
    'Email,Name,Group,Phone\nann@example.com,Ann,,030 1\nBOB@example.com,Bob,,\nno mail,X,,\nc@example.com,C,Nobody,\n';
  const result = await imported('customers', file, { invite: true });
  expect(counts(result)).toEqual([2, 0, 0, 2]);
  const users = await collection('users');
  expect(await users.findOne({ email: 'bob@example.com' })).toMatchObject({
    name: 'Bob',
    role: 'customer',
    language: 'de',
  });
  expect(await (await collection('outbox')).countDocuments({ key: /^invitation:/ })).toBe(2);
  expect(counts(await imported('customers', 'Email,Name,Phone\nann@example.com,,\n'))).toEqual([0, 1, 0, 0]);
  expect(await users.findOne({ email: 'ann@example.com' })).toMatchObject({ name: 'Ann', phone: '' });
  expect(await undoImport(admin, result.id)).toMatchObject({
    undone: 1,
    kept: 1,
    rows: [{ row: 2, reason: 'edited-meanwhile' }],
  });
  expect(await users.countDocuments({})).toBe(1);
});

it.each(['tools', 'prices', 'stock', 'customers'] as const)(
  'imported files of examples are imported as they stand: %s',
  async (kind) => {
    await bulk('tools', [tool('A-1')]);
    const { fields, rows } = await templateRows(kind);
    const heading = fields.map((field) => field.replace('spec:', 'Spec: ')).join(';');
    const body = rows.map((row) => fields.map((field) => `"${row[field] ?? ''}"`).join(';'));
    const result = await imported(kind, `sep=,\n${[heading, ...body].join('\n').replaceAll(';', ',')}`);
    expect(result.problems).toEqual([]);
    expect(result.total).toBeGreaterThan(0);
  },
);

it('imported files say how tools are taxed and shipped, refuse what is wrong, and take it away', async () => {
  await bulk('tools', [tool('A-1'), tool('A-2'), tool('A-3', { bulky: true })]);
  const file =
    'Artikelnummer;Preis;Steuerklasse;Gewicht [kg];Sperrgut\n' +
    'A-1;1,50;Reduced;12,5;ja\nA-2;1,50;7 %;0,0005;vielleicht\nA-3;1,50;;;nein';
  const { problems } = await imported('tools', file);
  expect(problems.map(({ row, code }) => [row, code])).toEqual([
    [3, 'tax-class-invalid'],
    [3, 'weight-invalid'],
    [3, 'yes-or-no'],
  ]);
  expect(await stored('A-1')).toMatchObject({ taxClass: 'reduced', weightGrams: 12_500, bulky: true });
  expect(await stored('A-2')).not.toHaveProperty('taxClass');
  expect(await stored('A-3')).toMatchObject({ bulky: false });
  expect(await stored('A-3')).not.toHaveProperty('weightGrams');
  const emptied = await imported('tools', 'SKU,Tax class,Weight [kg],Bulky\nA-1,,,\n');
  expect(emptied.changes).toMatchObject([
    {
      before: { taxClass: 'reduced', weightGrams: 12_500, bulky: true },
      after: { taxClass: null, weightGrams: null, bulky: false },
    },
  ]);
});

it('imported files say whose units have serial numbers and how often they are calibrated, and take it away', async () => {
  await bulk('tools', [tool('A-1'), tool('A-2')]);
  const file = 'Artikelnummer;Seriennummern;Kalibrierung Monate\nA-1;ja;12\nA-2;x;1000';
  const { problems } = await imported('tools', file);
  expect(problems.map(({ row, code }) => [row, code])).toEqual([[3, 'calibration-months-invalid']]);
  expect(await stored('A-1')).toMatchObject({ serialised: true, calibrationMonths: 12 });
  expect(await stored('A-2')).not.toHaveProperty('serialised');
  const emptied = await imported('tools', 'SKU,Serial numbers,Calibration months\nA-1,,\n');
  expect(emptied.changes).toMatchObject([{ after: { serialised: false, calibrationMonths: null } }]);
});
