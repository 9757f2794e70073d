import { expect, it } from 'vitest';
import { isGtin } from '@/lib/shared/tools/article-codes';
import { readSpecValue, specTypeOf } from '@/lib/shared/tools/spec-values';
import { addToolSchema, editToolSchema } from '@/lib/shared/tools/tool.schema';
import {
  documentsSchema,
  packsSchema,
  picturesSchema,
  skuSchema,
  specsSchema,
} from '@/lib/shared/tools/tool-fields.schema';
import { toolRuleIssues } from '@/lib/shared/tools/tool-rules';

type Parsed = { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } };
const issuesOf = ({ error }: Parsed) =>
  (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

it.each(['96385074', '036000291452', '4006381333931', '10614141000415'])('GTIN: %s is one', (gtin) => {
  expect(isGtin(gtin)).toBe(true);
});
it.each(['', '96385075', '400638133393', '4006381333932', '4006381333931x', '123456789'])(
  'GTIN: %s is none',
  (gtin) => {
    expect(isGtin(gtin)).toBe(false);
  },
);

it.each([
  ['number', '560', '560'],
  ['number', '12,5', '12.5'],
  ['number', '12,250', '12,250'],
  ['number', '±0,02', '±0.02'],
  ['number', '1 1/2', '1 1/2'],
  ['number', '-40', '-40'],
  ['number', 'about 5', null],
  ['number', '40-200', null],
  ['range', '40-200', '40–200'],
  ['range', '40 – 200', '40–200'],
  ['range', '0,5 bis 2', '0.5–2'],
  ['range', '-20-60', '-20–60'],
  ['range', '40', null],
  ['text', ' Forged steel ', 'Forged steel'],
] as const)('values of specifications: %s %j is stored as %j', (type, value, stored) => {
  expect(readSpecValue(type, value)).toBe(stored);
});

it('values of specifications have a type by their looks', () => {
  expect(['560', '12,250', '40–200', 'DIN 7239', 'Smooth, 28 mm'].map(specTypeOf)).toEqual([
    'number',
    'number',
    'range',
    'text',
    'text',
  ]);
});

it('rows of a tool name what is wrong at the row and field', () => {
  const rows = [
    { name: 'Weight', type: 'number', value: 'heavy', unit: 'g' },
    { name: '', value: 'x' },
    { name: 'Length', value: '1' },
    { name: 'length', value: '2' },
  ];
  expect(issuesOf(specsSchema.safeParse(rows.slice(0, 2)))).toEqual([
    '0.value: spec-number-invalid',
    '1.name: spec-name-required',
  ]);
  expect(issuesOf(specsSchema.safeParse(rows.slice(2)))).toEqual(['1.name: spec-twice']);
  expect(issuesOf(packsSchema.safeParse([{ name: 'Box', units: 1 }]))).toEqual([
    '0.units: pack-units-invalid',
  ]);
  expect(issuesOf(packsSchema.safeParse([{ name: 'Box', units: 10, gtin: '1' }]))).toEqual([
    '0.gtin: gtin-invalid',
  ]);
  expect(issuesOf(picturesSchema.safeParse([]))).toEqual([': image-required']);
  const twice = [{ url: '/a.webp' }, { url: '/a.webp' }];
  expect(issuesOf(picturesSchema.safeParse(twice))).toEqual(['1.url: picture-twice']);
});

it('rows of a tool are checked row by row, documents too', () => {
  const url = `/files/${'a'.repeat(40)}.pdf`;
  const sheet = { url, kind: 'data-sheet', language: 'de' };
  expect(documentsSchema.parse([{ ...sheet, title: ' ' }])).toEqual([sheet]);
  expect(issuesOf(documentsSchema.safeParse([sheet, sheet]))).toEqual(['1.url: document-twice']);
  for (const other of ['https://example.com/a.pdf', '/a.pdf', url.replace('pdf', 'webp'), `${url}?`])
    expect(issuesOf(documentsSchema.safeParse([{ ...sheet, url: other }]))).toEqual(['0.url: file-gone']);
  const many = Array.from({ length: 21 }, (_, n) => ({ ...sheet, url: url.replace('aaa', `${100 + n}`) }));
  expect(issuesOf(documentsSchema.safeParse(many))).toEqual([': documents-too-many']);
});

it('rows of a tool are stored without what is empty', () => {
  expect(specsSchema.parse([{ name: ' A ', value: ' 1 ', unit: '' }])).toEqual([{ name: 'A', value: '1' }]);
  expect(packsSchema.parse([{ name: 'Box', units: '10', gtin: '4006381 333931' }])).toEqual([
    { name: 'Box', units: 10, gtin: '4006381333931' },
  ]);
  expect(picturesSchema.parse([{ url: '/a.webp', alt: ' ' }])).toEqual([{ url: '/a.webp' }]);
});

it.each(['FL-BV-125', '4711', 'A/12.5+', 'M 10_x'])('%s is a SKU', (sku) => {
  expect(skuSchema.parse(` ${sku} `)).toBe(sku);
});

it.each(['-A', 'A-', 'Ä1', 'A\tB', `A${'1'.repeat(40)}`, ''])('%j is no SKU', (sku) => {
  expect(skuSchema.safeParse(sku).success).toBe(false);
});

it('minimum order and packs are multiples of the step', () => {
  expect(toolRuleIssues({ moq: 10, step: 5, packs: [{ units: 20 }] })).toEqual({});
  expect(toolRuleIssues({ moq: 12, step: 5, packs: [{ units: 20 }, { units: 7 }] })).toEqual({
    moq: ['moq-not-multiple'],
    'packs.1.units': ['pack-not-multiple'],
  });
});

const tool = { image: '/a.webp', name: 'A', description: 'B', price: 1, moq: 10, quantity: 5 };

it('a new tool needs the specified fields only', () => {
  expect(addToolSchema.safeParse(tool).success).toBe(true);
});

it('a new tool fits its own rules', () => {
  expect(issuesOf(addToolSchema.safeParse({ ...tool, step: 4 }))).toEqual(['moq: moq-not-multiple']);
  const packs = [{ name: 'Box', units: 7 }];
  expect(issuesOf(addToolSchema.safeParse({ ...tool, step: 5, packs }))).toEqual([
    'packs.0.units: pack-not-multiple',
  ]);
  expect(issuesOf(addToolSchema.safeParse({ ...tool, pictures: [{ url: '/b.webp' }] }))).toEqual([
    'pictures: pictures-image-first',
  ]);
});

it('an edit names a revision, and never the stock', () => {
  expect(editToolSchema.safeParse({ revision: 1 }).success).toBe(true);
  expect(editToolSchema.safeParse({}).success).toBe(false);
  expect(editToolSchema.safeParse({ revision: 0 }).success).toBe(false);
  for (const field of ['quantity', 'image', 'slug', 'rating', 'reserved']) {
    expect(editToolSchema.safeParse({ revision: 1, [field]: 1 }).success).toBe(false);
  }
});
