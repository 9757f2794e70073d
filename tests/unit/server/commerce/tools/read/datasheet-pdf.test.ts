import sharp from 'sharp';
import { beforeEach, expect, it, vi } from 'vitest';
import { datasheetPdf } from '@/lib/server/commerce/tools/read/datasheet-pdf';
import type { Language } from '@/lib/shared/site/languages';
import type { Tool } from '@/lib/shared/tools/tool.schema';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

/** Returns the text of all pages: letters in a PDF are glyphs of a font, which no plain search finds. */
const written = vi.hoisted(() => [] as { text: string; bottom: number }[]);
vi.mock('@/lib/server/platform/pdf/pdf-page', async (original) => {
  const page = await original<typeof import('@/lib/server/platform/pdf/pdf-page')>();
  return {
    ...page,
    write: (...given: Parameters<typeof page.write>) => {
      const bottom = page.write(...given);
      written.push({ text: given[1], bottom });
      return bottom;
    },
  };
});

const A4_HEIGHT = 841.89;
const LONG = 'Hardened and tempered, with a certificate for each piece, in a box of its own. '.repeat(4);

function toolWith(specs: Tool['specs']): Tool {
  return {
    _id: '65a1b2c3d4e5f60718293a4b',
    sku: 'FL-BV-125',
    slug: 'bench-vise-125',
    name: 'Bench Vise 125',
    image: '/placeholder.webp',
    description: 'A vise.',
    category: 'vises',
    price: 1234.5,
    moq: 1200,
    quantity: 5,
    specs,
  } as unknown as Tool;
}

async function sheetOf(
  specs: Tool['specs'],
  language: Language,
  details = '',
): Promise<{ pages: number; text: string }> {
  const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#ccc' } })
    .jpeg()
    .toBuffer();
  const url = 'https://shop.example.com/tools/bench-vise-125';
  const asOf = '2026-11-21';
  const pdf = await datasheetPdf({
    ...{ tool: { ...toolWith(specs), ...(details && { details }) }, picture, url, asOf, language },
  });
  const text = pdf.toString('latin1');
  return { pages: text.match(/\/Type \/Page\b/g)?.length ?? 0, text };
}

const rows = (count: number, value: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Property ${index}`,
    value: value(index),
    unit: 'mm',
  }));

beforeEach(() => written.splice(0));

it('a data sheet is one page for a tool with a usual specification', async () => {
  expect((await sheetOf(rows(8, String), 'en')).pages).toBe(1);
});

it('a data sheet has what there is to say at length, as plain text, on as many pages as needed', async () => {
  const details = `## In the box\n\n- <b>One</b> vise\n\n${Array.from({ length: 60 }, () => LONG).join('\n\n')}`;
  expect((await sheetOf(rows(3, String), 'en', details)).pages).toBeGreaterThan(2);
  const texts = written.map(({ text }) => text);
  for (const text of ['Details', 'In the box', '\u2022 <b>One</b> vise', 'Details, continued'])
    expect(texts).toContain(text);
  expect(texts.filter((text) => text === LONG.trim())).toHaveLength(60);
  expect(Math.max(...written.map(({ bottom }) => bottom))).toBeLessThan(A4_HEIGHT - 56);
});

it('a data sheet continues on further pages instead of leaving rows out or overwriting the footer', async () => {
  const specs = rows(60, (index) => (index % 6 === 2 ? LONG : String(index)));
  expect((await sheetOf(specs, 'en')).pages).toBeGreaterThan(2);
  const texts = written.map(({ text }) => text);
  for (const { name, value, unit } of specs) {
    expect(texts).toContain(name);
    expect(texts).toContain(`${value} ${unit}`);
  }
  expect(texts).toContain('Specification, continued');
  expect(Math.max(...written.map(({ bottom }) => bottom))).toBeLessThan(A4_HEIGHT - 56);
});

it('a data sheet is in the language of the page it is for', async () => {
  const { text } = await sheetOf(rows(40, String), 'de');
  expect(text).toContain('/Lang (de-DE)');
  expect(text).toContain('(Bench Vise 125, Datenblatt)');
  const texts = written.map((line) => line.text.replace(/\u00a0/g, ' '));
  for (const german of ['Technische Daten', 'Technische Daten, Fortsetzung', '1.234,50 $', '1.200 Stück'])
    expect(texts).toContain(german);
});
