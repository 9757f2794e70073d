import { expect, it, vi } from 'vitest';
import { cancelImport, undoImport } from '@/lib/server/commerce/imports/end-import';
import { importPictures } from '@/lib/server/commerce/imports/import-pictures';
import { getImport } from '@/lib/server/commerce/imports/read-import';
import { workOnRun } from '@/lib/server/commerce/imports/run/work-on-run';
import { database } from '@/lib/server/platform/db/client';
import { collection } from '@/lib/server/platform/db/collections';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { archive, picture } from '@/tests/support/archives';
import { pdf } from '@/tests/support/hostile-files';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { settings } from '@/tests/unit/server/settings';
import { admin, bulk, emptyShop, refusal, stored, tool } from '../import-shop';

vi.mock('@/lib/server/platform/config/env', () => import('@/tests/unit/server/settings'));
vi.mock('@/lib/server/platform/cache/public-cache', () => ({
  refreshPublic: vi.fn(),
  cachePublic: (_name: string, _tags: unknown, read: unknown) => read,
}));
giveOwnDatabase(settings);

emptyShop();

async function* inChunks(bytes: Buffer, length = 1000) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

const send = (bytes: Buffer, isDryRun = false) =>
  importPictures(admin, { content: inChunks(bytes), isDryRun });

async function placed(bytes: Buffer, isDryRun = false) {
  const done = await send(bytes, isDryRun);
  if (!('result' in done)) throw new Error('goes on in the background');
  return done.result;
}

const blobs = async () =>
  (await database()).collection('file_data.files').countDocuments({ filename: 'archive.zip' });
const file = (name: string, content: Buffer | string) => ({ name, content });
const picturesOf = async (sku: string) => (await stored(sku))?.pictures.map(({ url }) => url);

it('tools get the pictures and documents that are named by them, and have those of before once that is undone', async () => {
  await bulk('tools', [
    tool('PX-1'),
    tool('PX-2', { image: '/placeholder.webp', packs: [{ name: 'Box', units: 5, gtin: '4006381333931' }] }),
  ]);
  const zip = archive(
    file('shop/px1_2.jpg', await picture('red')),
    file('PX-1.JPG', await picture('blue')),
    file('4006381333931_2.jpg', await picture('green')),
    file('PX-2_Datenblatt_de.pdf', pdf()),
    file('PX-1_3.txt', 'no picture'),
    file('unknown.jpg', await picture('red')),
    file('other/PX-1_2.png', await picture('lime')),
    file('__MACOSX/._PX-1.jpg', 'nothing'),
    file('shop/', ''),
  );
  const expected = {
    placed: [
      { file: 'px1_2.jpg', sku: 'PX-1', position: 2 },
      { file: 'PX-1.JPG', sku: 'PX-1', position: 1 },
      { file: '4006381333931_2.jpg', sku: 'PX-2', position: 1 },
      { file: 'PX-2_Datenblatt_de.pdf', sku: 'PX-2' },
    ],
    unplaced: [
      { file: 'PX-1_2.png', why: 'same-place' },
      { file: 'unknown.jpg', why: 'no-tool' },
    ],
    refused: [{ file: 'PX-1_3.txt', why: 'no-picture' }],
  };
  const before = await picturesOf('PX-1');
  expect(await placed(zip, true)).toMatchObject(expected);
  expect(await picturesOf('PX-1')).toEqual(before);
  expect(await (await collection('files')).countDocuments({})).toBe(0);

  const { id, ...done } = await placed(zip);
  expect(done).toEqual(expected);
  expect(await picturesOf('PX-1')).toHaveLength(2);
  expect(await stored('PX-1')).toMatchObject({ revision: 2 });
  expect(await stored('PX-2')).toMatchObject({
    image: expect.stringMatching(/^\/files\/[0-9a-f]{40}\.webp$/),
    documents: [{ url: expect.stringMatching(/\.pdf$/), kind: 'data-sheet', language: 'de' }],
  });
  expect(await blobs()).toBe(0);
  expect(await getImport(admin, id)).toMatchObject({ kind: 'pictures', changed: 2, files: expected });

  expect(await placed(zip)).toMatchObject(expected);
  expect(await stored('PX-1')).toMatchObject({ revision: 2 });
  expect(await undoImport(admin, id)).toMatchObject({ undone: 2, kept: 0 });
  expect(await picturesOf('PX-1')).toEqual(before);
  expect(await stored('PX-2')).toMatchObject({ image: '/placeholder.webp', documents: [] });
});

it('pictures with words are added at the end once, and one that may be of two tools names both', async () => {
  await bulk('tools', [tool('WX-1', { image: '/placeholder.webp' }), tool('WX-12')]);
  const zip = archive(
    file('WX-1 seitlich.jpg', await picture('red')),
    file('WX-1.jpg', await picture('blue')),
    file('WX-1_Detail_2.jpg', await picture('green')),
    file('WX-1 2 offen.jpg', await picture('lime')),
  );
  const placedFiles = [
    { file: 'WX-1 seitlich.jpg', sku: 'WX-1', position: 3 },
    { file: 'WX-1.jpg', sku: 'WX-1', position: 1 },
    { file: 'WX-1_Detail_2.jpg', sku: 'WX-1', position: 2 },
  ];
  const unplaced = [{ file: 'WX-1 2 offen.jpg', why: 'ambiguous', candidates: ['WX-12', 'WX-1'] }];
  expect(await placed(zip, true)).toMatchObject({ placed: placedFiles, unplaced });
  const { id } = await placed(zip);
  expect(await getImport(admin, id)).toMatchObject({ files: { placed: placedFiles, unplaced } });
  const pictures = await picturesOf('WX-1');
  expect(pictures).toHaveLength(3);
  expect(await placed(zip)).toMatchObject({ placed: placedFiles });
  expect(await picturesOf('WX-1')).toEqual(pictures);
});

it('each file of an archive is judged by itself', async () => {
  await bulk('tools', [tool('HX-1')]);
  const ok = await picture('red');
  const zip = archive(
    { ...file('../HX-1_1.jpg', ok) },
    { ...file('/etc/HX-1_1.jpg', ok) },
    { ...file('C:\\HX-1_1.jpg', ok) },
    { ...file('HX-1_2.jpg', ok), isLink: true },
    { ...file('HX-1_3.jpg', ok), isLocked: true },
    { ...file('HX-1_4.jpg', ok), method: 12 },
    { ...file('HX-1_5.jpg', Buffer.alloc(1_000_000)), isDeflated: true },
    { ...file('HX-1_6.zip', archive(file('a.jpg', ok))) },
    { ...file('HX-1_7.jpg', 'no picture at all') },
    { ...file('HX-1_8.jpg', ok), isDeflated: true, saidBytes: 20 },
    { ...file('HX-1.pdf', 'no document') },
    { ...file('HX-1_9.jpg', ok), saidBytes: 16_000_000, isDeflated: true },
    { ...file('bilder\\HX-1_10.jpg', ok), isDeflated: true },
  );
  const { placed: taken, refused } = await placed(zip);
  expect(taken).toEqual([{ file: 'HX-1_10.jpg', sku: 'HX-1', position: 2 }]);
  expect(Object.fromEntries(refused.map((each) => [each.file, each.why]))).toEqual({
    '../HX-1_1.jpg': 'name-unsafe',
    '/etc/HX-1_1.jpg': 'name-unsafe',
    'C:\\HX-1_1.jpg': 'name-unsafe',
    'HX-1_2.jpg': 'link',
    'HX-1_3.jpg': 'locked',
    'HX-1_4.jpg': 'packed-otherwise',
    'HX-1_5.jpg': 'packed-too-well',
    'HX-1_6.zip': 'archive',
    'HX-1_7.jpg': 'unreadable',
    'HX-1_8.jpg': 'unreadable',
    'HX-1.pdf': 'unreadable',
    'HX-1_9.jpg': 'packed-too-well',
  });
});

it.each<[string, () => Buffer, string]>([
  [
    'no ZIP file',
    () => Buffer.from('no archive at all, but a text of some length'),
    'unsupported-media-type',
  ],
  ['nothing', () => Buffer.alloc(0), 'unsupported-media-type'],
  ['half of one', () => archive(file('a.jpg', 'x'.repeat(500))).subarray(0, 400), 'unsupported-media-type'],
  [
    'one of more than eight gigabytes',
    () => archive(...[1, 2, 3].map((n) => ({ ...file(`${n}.jpg`, 'x'), saidBytes: 0xfff0_0000 }))),
    'too-large',
  ],
])('%s is refused as a whole, and nothing of it stays', async (_, bytes, code) => {
  expect((await refusal(send(bytes()))).code).toBe(code);
  expect(await blobs()).toBe(0);
});

it('an archive of many files goes on in the background, and can be cancelled', async () => {
  await bulk('tools', [tool('BG-1')]);
  const one = await picture('red');
  const many = archive(
    file('BG-1.jpg', one),
    ...Array.from({ length: 200 }, (_, place) => file(`none-${place}.jpg`, one)),
  );
  const begun = await send(many);
  if (!('accepted' in begun)) throw new Error('was done at once');
  expect(await blobs()).toBe(1);
  await workOnRun(parseObjectId(begun.accepted.id));
  const { state, files } = await getImport(admin, begun.accepted.id);
  expect([state, files?.placed.length, files?.unplaced.length]).toEqual(['done', 1, 200]);
  expect(await blobs()).toBe(0);

  const other = await send(many);
  if (!('accepted' in other)) throw new Error('was done at once');
  await cancelImport(admin, other.accepted.id);
  expect(await blobs()).toBe(0);
});

it('names of files are read as UTF-8 where they are that, said or not', async () => {
  const zip = archive({ ...file('Clés/Clé à molette.jpg', await picture('red')), isNameUnsaid: true });
  expect((await placed(zip, true)).unplaced).toEqual([{ file: 'Clé à molette.jpg', why: 'no-tool' }]);
});
