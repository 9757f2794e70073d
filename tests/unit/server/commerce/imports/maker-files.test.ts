import { expect, it, vi } from 'vitest';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { settings } from '@/tests/unit/server/settings';
import { bulk, counts, emptyShop, exported, imported, stored, tool } from './import-shop';

vi.mock('@/lib/server/platform/config/env', () => import('@/tests/unit/server/settings'));
vi.mock('@/lib/server/platform/cache/public-cache', () => ({
  refreshPublic: vi.fn(),
  cachePublic: (_name: string, _tags: unknown, read: unknown) => read,
}));
giveOwnDatabase(settings);

emptyShop();

const HEADINGS = 'Artikelnummer;Bezeichnung;Beschreibung;Preis;Mindestmenge;Bestand;Lieferzeit;Bild';

it('a file of a maker is read as it is meant, without its title, blank rows and sums', async () => {
  const file = [
    'Preisliste 2027;;;;;;;',
    '',
    HEADINGS,
    'MK-1;Zange;Greift.;12,50;1 Stk;>100;2-3 Tage;bilder\\MK-1.jpg',
    ';;;;;;;',
    'Feilen;;;;;;;',
    'MK-2;Feile;Feilt.;auf Anfrage;5 Stück;ausverkauft;10;/placeholder.webp',
    'Zwischensumme;;;;;;;',
    'Summe;;;;;105;;',
    '',
  ].join('\n');
  const result = await imported('tools', file);
  expect(counts(result)).toEqual([2, 0, 0, 0]);
  expect(result.leftOut).toEqual([
    { row: 5, why: 'blank' },
    { row: 6, why: 'title' },
    { row: 8, why: 'sum' },
    { row: 9, why: 'sum' },
  ]);
  expect(await stored('MK-1')).toMatchObject({
    ...{ priceCents: 1250, moq: 1, quantity: 100, leadTimeDays: 3, image: '/placeholder.webp' },
  });
  expect(await stored('MK-2')).toMatchObject({ state: 'on-request', priceCents: 0, moq: 5, quantity: 0 });
  expect(result.notes).toMatchObject([
    { row: 4, column: 'Bild', value: 'bilder\\MK-1.jpg', code: 'import-picture-missing' },
  ]);
  expect(counts(await imported('tools', await exported('tools', 'de')))).toEqual([0, 0, 2, 0]);
});

it('a picture that is not there changes nothing of a tool that has one, and on request keeps a price', async () => {
  await bulk('tools', [tool('MK-3')]);
  const result = await imported('tools', 'SKU;Preis;Bild\nMK-3;auf Anfrage;x\\MK-3.png');
  expect(counts(result)).toEqual([0, 1, 0, 0]);
  expect(await stored('MK-3')).toMatchObject({
    ...{ state: 'on-request', priceCents: 1250, image: 'https://example.com/a.webp' },
  });
});

it('a tool without a price is not put on sale', async () => {
  await imported('tools', `${HEADINGS}\nMK-4;Feile;Feilt.;auf Anfrage;1;0;;`);
  const result = await imported('tools', 'SKU;Status\nMK-4;on-sale');
  expect(result.problems).toMatchObject([{ row: 2, code: 'price-required' }]);
});

it('all problems of a row are said at once, with the cells that they are about as they are written', async () => {
  const { problems } = await imported(
    'tools',
    `${HEADINGS};Kategorie\nMK-5;Zange;Greift.;12,50 je Satz;wenige;-3;2 Wochen;ftp://x/y.jpg;Hämmer`,
  );
  expect(problems.map(({ column, value }) => [column, value])).toEqual(
    expect.arrayContaining([
      ['Preis', '12,50 je Satz'],
      ['Mindestmenge', 'wenige'],
      ['Bestand', '-3'],
      ['Lieferzeit', '2 Wochen'],
      ['Bild', 'ftp://x/y.jpg'],
      ['Kategorie', 'Hämmer'],
    ]),
  );
  expect(problems).toHaveLength(6);
});

it('at most 1,000 problems are listed', async () => {
  const rows = Array.from({ length: 1_200 }, (_, place) => `NONE-${place};x`);
  const result = await imported('stock', `SKU;Bestand\n${rows.join('\n')}`);
  expect(result.refused).toBe(1_200);
  expect(result.problems).toHaveLength(1_000);
});

it('customers live where a letter on a car says', async () => {
  const row = (code: string) => `${code}@example.com;Firma ${code};Weg 1;1;Ort;${code}`;
  const file = ['E-Mail;Firma;Straße;PLZ;Ort;Land', ...['D', 'A', 'CH', 'F', 'I'].map(row), row('XX')];
  const result = await imported('customers', file.join('\n'));
  expect(result.changes.map(({ after }) => after.country)).toEqual(['DE', 'AT', 'CH', 'FR', 'IT']);
  expect(result.problems).toMatchObject([{ row: 7, column: 'Land', value: 'XX' }]);
});
