import { ObjectId } from 'mongodb';
import { beforeEach, expect, it, vi } from 'vitest';
import { listWords, saveWords } from '@/lib/server/commerce/tools/spec-words/manage-spec-words';
import { isWord } from '@/lib/server/commerce/tools/spec-words/wording';
import { collection } from '@/lib/server/platform/db/collections';
import { saveWordsSchema, wordQuerySchema } from '@/lib/shared/spec-words/spec-words.schema';
import { giveOwnDatabase } from '../../own-database';
import { toolDocument } from '../../tool-document';
import { admin } from '../imports/import-shop';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const settings = vi.hoisted(() => ({
  MONGODB_URI: '',
  MONGODB_DB: 'words',
  AUDIT_LOG_SECRET: 'a'.repeat(32),
  AUDIT_LOG_SECRET_PREVIOUS: [],
}));
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
const refreshed = vi.hoisted(() => [] as string[]);
vi.mock('@/lib/server/platform/cache/public-cache', () => ({
  refreshPublic: (...tags: string[]) => refreshed.push(...tags),
  cachePublic: (_name: string, _tags: unknown, read: unknown) => read,
}));
giveOwnDatabase(settings);

const TOOLS = [
  toolDocument({
    specs: [
      { name: 'Weight', value: '1.4', unit: 'kg', type: 'number' },
      { name: 'Material', value: 'Chrome-vanadium steel' },
      { name: 'Standard', value: 'DIN 3117 / ISO 6787' },
    ],
    packs: [{ name: 'Box', units: 10 }],
  }),
  toolDocument({ specs: [{ name: 'Weight', value: '2', unit: 'kg' }], packs: [{ name: 'Box', units: 5 }] }),
  toolDocument({ state: 'draft', specs: [{ name: 'Weight', value: '3', unit: 'kg' }] }),
];

beforeEach(async () => {
  refreshed.length = 0;
  for (const name of ['tools', 'catalogue_words', 'audit_pending'] as const)
    await (await collection(name)).deleteMany({});
  await (await collection('tools')).insertMany(TOOLS);
});

const save = (words: Record<string, string>) =>
  saveWords(
    admin,
    saveWordsSchema.parse({
      language: 'de',
      words: Object.entries(words).map(([text, translation]) => ({ text, translation })),
    }),
  );
const list = (query = {}) => listWords(admin, wordQuerySchema.parse({ language: 'de', ...query }));
const textsOf = async (query = {}) => (await list(query)).words.map(({ text }) => text);

it('the words of the catalogue are those of specifications and packs, never figures, with how often tools have them', async () => {
  expect(await list()).toEqual({
    words: [
      { text: 'Weight', kinds: ['property'], uses: 3 },
      { text: 'Box', kinds: ['pack'], uses: 2 },
      { text: 'Chrome-vanadium steel', kinds: ['value'], uses: 1 },
      { text: 'Material', kinds: ['property'], uses: 1 },
      { text: 'Standard', kinds: ['property'], uses: 1 },
    ],
    total: 5,
    counts: { missing: 5, translated: 0 },
  });
});

it('the words of the catalogue are listed with the missing ones first, found in both languages, and a page at a time', async () => {
  await save({ Weight: 'Gewicht', Steel: 'Stahl' });
  expect(await textsOf()).toEqual([
    ...['Box', 'Chrome-vanadium steel', 'Material', 'Standard'],
    ...['Weight', 'Steel'],
  ]);
  expect(await textsOf({ state: 'missing', limit: '2', page: '2' })).toEqual(['Material', 'Standard']);
  const found = await list({ q: 'GEWI' });
  expect(found.words).toEqual([{ text: 'Weight', translation: 'Gewicht', kinds: ['property'], uses: 3 }]);
  expect(found.counts).toEqual({ missing: 0, translated: 1 });
  expect(await list({ state: 'translated', q: 'steel' })).toMatchObject({
    words: [{ text: 'Steel', kinds: [], uses: 0 }],
    total: 1,
    counts: { missing: 1, translated: 1 },
  });
});

it('the words of the catalogue are saved many at once, with an entry of what differs, and taken away by an empty translation', async () => {
  expect(await save({ Weight: 'Gewicht', Box: 'Schachtel' })).toEqual({ modifiedCount: 2 });
  expect(await save({ Weight: 'Gewicht', Box: '', Material: 'Werkstoff' })).toEqual({ modifiedCount: 2 });
  expect(await save({ Weight: 'Gewicht', Standard: '' })).toEqual({ modifiedCount: 0 });
  const stored = await (await collection('catalogue_words')).find({}).sort({ text: 1 }).toArray();
  expect(stored.map(({ language, text, translation }) => [language, text, translation])).toEqual([
    ['de', 'Material', 'Werkstoff'],
    ['de', 'Weight', 'Gewicht'],
  ]);
  const entries = await (await collection('audit_pending')).find({}).toArray();
  expect(entries.map(({ subject: { kind, label }, before, after }) => [kind, label, before, after])).toEqual(
    [
      ['Weight', null, 'Gewicht'],
      ['Box', null, 'Schachtel'],
      ['Box', 'Schachtel', null],
      ['Material', null, 'Werkstoff'],
    ].map(([text, was, is]) => [
      ...['catalogue-word', text],
      ...[{ 'translation:de': was }, { 'translation:de': is }],
    ]),
  );
  expect(refreshed).toEqual(['catalogue-words', 'catalogue-words']);
});

it('the words of the catalogue are for admins and programs that write tools', async () => {
  const customer = { ...admin, role: 'customer' } as const;
  const program = { role: 'key', keyId: new ObjectId(), scopes: ['tools:write'] } as never;
  await expect(listWords(customer, { language: 'de' })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(saveWords(customer, { language: 'de', words: [] })).rejects.toMatchObject({
    code: 'forbidden',
  });
  expect(
    await saveWords(program, { language: 'de', words: [{ text: 'Box', translation: 'Kiste' }] }),
  ).toEqual({
    modifiedCount: 1,
  });
});

it.each([
  [{ language: 'en', words: [{ text: 'Box', translation: 'Box' }] }, 'language', 'invalid'],
  [{ language: 'de', words: [] }, 'words', 'words-number'],
  [{ language: 'de', words: [{ text: ' ', translation: 'x' }] }, 'words.0.text', 'word-required'],
  [
    { language: 'de', words: [1, 2].map(() => ({ text: 'Box', translation: 'x' })) },
    'words.1.text',
    'word-twice',
  ],
  [
    { language: 'de', words: [{ text: 'Box', translation: 'x'.repeat(201) }] },
    'words.0.translation',
    'field-too-long',
  ],
])('the words of the catalogue are refused where they are wrong: %j', (body, field, message) => {
  const [issue] = saveWordsSchema.safeParse(body).error?.issues ?? [];
  expect([issue?.path.join('.'), issue?.message]).toEqual([field, message]);
});

it.each([
  ['Hickory, waxed', true],
  ['1/2 in, friction ring', true],
  ['135° split point', true],
  ['12 kg per 100', true],
  ['0–5,000 rpm', false],
  ['18 V AC', false],
  ['DIN ISO 5746', false],
  ['HSS-G', false],
  ['PH1, PH2, PH3', false],
  ['M3, M4, M5', false],
  ['14 × 2 mm', false],
  ['h8', false],
  ['IP67', false],
])('whether %s has words: %s', (text, expected) => {
  expect(isWord(text)).toBe(expected);
});
