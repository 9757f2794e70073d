import { expect, it, vi } from 'vitest';
import { shownValue } from '@/components/tools/manage/editor/edit-conflict';
import { editorSchema } from '@/components/tools/manage/editor/editor-schema';
import { differingFields, type EditorValues } from '@/components/tools/manage/editor/editor-values';
import { editorValuesOf } from '@/components/tools/manage/editor/editor-values-of';
import { toolEdit } from '@/components/tools/manage/editor/tool-edit';
import { toolFormSchema } from '@/components/tools/manage/tool-form-schema';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { missingTexts } from '@/lib/shared/tools/catalogue/missing-texts';
import type { ManagedTool } from '@/lib/shared/tools/tool.schema';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const A_PICTURE = `/files/${'a'.repeat(40)}.webp`;
const PDF = `/files/${'b'.repeat(40)}.pdf`;

const tool = {
  ...{ _id: 'a', sku: 'A-1', slug: 'ratchet', name: 'Ratchet', description: 'Turns.', details: '- one' },
  ...{ image: A_PICTURE, category: 'wrenches', price: 12.5, moq: 1, quantity: 5, step: 1, packs: [] },
  ...{ specs: [], rating: { average: 0, count: 0 }, state: 'on-sale', successorId: null, revision: 3 },
  ...{ lowStockBelow: null, leadTimeDays: null },
  pictures: [{ url: A_PICTURE, alt: 'From above' }, { url: '/b.webp' }],
  documents: [{ url: PDF, kind: 'manual', language: 'de', title: 'Manual' }],
  texts: {
    de: { name: 'Knarre', slug: 'knarre', pictureAlts: { [A_PICTURE]: 'Von oben' } },
  },
} as ManagedTool;

const base = editorValuesOf(tool, 'en');

/** Returns what is sent once somebody has typed. */
function sent(type: (values: EditorValues) => void) {
  const values = structuredClone(base);
  type(values);
  const checked = editorSchema('en').parse(values);
  const typed = editorValuesOf({ ...tool, ...checked } as ManagedTool, 'en');
  return toolEdit(checked, { revision: 3, base, typed }, differingFields(base, typed));
}

const stored = [
  { name: 'Probe', value: '412.5', unit: 'mm' },
  { name: 'Speed', value: '12,250', unit: 'rpm' },
  { name: 'Force', value: '12250', type: 'number' as const },
  { name: 'Range', value: '1.0–1,234.5 × 0.250 mm' },
  { name: 'Sizes', value: '1.5, 2.5' },
  { name: 'Version', value: '1.2.3' },
  { name: 'Norm', value: 'DIN 338.5' },
];
const shown = ['412,5', '12.250', '12250', '1,0–1.234,5 × 0,250 mm', '1,5; 2,5', '1.2.3', 'DIN 338.5'];

it('figures of specifications in the editor are written as the page writes them, and come back as they were', () => {
  const values = editorValuesOf({ ...tool, specs: stored }, 'de');
  expect(values.specs.map(({ value }) => value)).toEqual(shown);
  const checked = editorSchema('de').parse(values);
  expect(checked.specs.map(({ value }) => value)).toEqual(stored.map(({ value }) => value));
  expect(editorValuesOf({ ...tool, specs: stored }, 'en').specs.map(({ value }) => value)).toEqual(
    stored.map(({ value }) => value),
  );
});

it('figures of specifications in the editor that somebody types in German are stored as the catalogue has them', () => {
  const values = editorValuesOf({ ...tool, specs: stored.slice(0, 1) }, 'de');
  const typed = (value: string) =>
    editorSchema('de').parse({ ...values, specs: [{ name: 'A', type: 'number', value, unit: 'mm' }] })
      .specs[0]?.value;
  expect(['412,5', '412.5', '12.250', '1.250,5', '8'].map(typed)).toEqual([
    '412.5',
    '412.5',
    '12,250',
    '1,250.5',
    '8',
  ]);
});

const EMPTY = { name: '', type: 'text', value: ' ', unit: '' } as const;
const WIDTH = { name: 'Width', type: 'number', value: '12,5', unit: 'mm' } as const;

it('rows in which nothing was typed are left out of specifications, packs and pictures, whichever form they are in', () => {
  const values = {
    ...base,
    specs: [EMPTY, WIDTH, EMPTY],
    packs: [{ name: '', units: '', gtin: '' }],
    pictures: [...base.pictures, { url: '', alt: '', texts: { de: '' } }],
  };
  const { specs, packs, pictures } = editorSchema('de').parse(values);
  expect(specs).toEqual([{ name: 'Width', type: 'number', value: '12.5', unit: 'mm' }]);
  expect([packs, pictures.length]).toEqual([[], base.pictures.length]);

  const fresh = { image: A_PICTURE, name: 'Ratchet', description: 'Turns.', price: '12,50', moq: '1' };
  const added = {
    ...fresh,
    quantity: '5',
    category: 'wrenches',
    specs: [EMPTY, WIDTH],
    packs: values.packs,
  };
  expect(toolFormSchema('de').parse(added)).toMatchObject({ specs, packs: [] });
});

it('rows in which nothing was typed do not move what is said of the others', () => {
  const values = { ...base, specs: [EMPTY, { ...WIDTH, value: '' }] };
  const { error } = editorSchema('en').safeParse(values);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['specs.1.value']);
});

it('rows in which nothing was typed do not move what the order step says of a pack', () => {
  const packs = [
    { name: '', units: '', gtin: '' },
    { name: 'Box', units: '10', gtin: '' },
    { name: '', units: '', gtin: '' },
    { name: 'Case', units: '7', gtin: '' },
  ];
  const { error } = editorSchema('en').safeParse({ ...base, moq: '5', step: '5', packs });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['packs.3.units']);
  const added = { image: A_PICTURE, name: 'Ratchet', description: 'Turns.', price: '12.50' };
  const { error: ofAdded } = toolFormSchema('en').safeParse({
    ...{ ...added, quantity: '5', category: 'wrenches', moq: '5', step: '5', packs },
  });
  expect(ofAdded?.issues.map(({ path }) => path.join('.'))).toEqual(['packs.3.units']);
});

it('rows in which nothing was typed are no picture where a tool needs one', () => {
  const values = { ...base, pictures: [{ url: '', alt: '', texts: { de: '' } }] };
  expect(
    editorSchema('en')
      .safeParse(values)
      .error?.issues.map(({ path }) => path),
  ).toEqual([['pictures']]);
});

it('the editor of a tool has the texts of each language beside the catalogue’s', () => {
  expect(base.texts).toEqual({ de: { name: 'Knarre', slug: 'knarre', description: '', details: '' } });
  expect(base.pictures.map(({ texts }) => texts)).toEqual([{ de: 'Von oben' }, { de: '' }]);
  expect(base.documents).toMatchObject([{ title: 'Manual', texts: { de: '' } }]);
});

it('the editor of a tool sends nothing of what is as it was', () => {
  expect(sent(() => undefined)).toEqual({ revision: 3 });
});

it('the editor of a tool sends the parts of a text that differ, and a slug only where it was typed', () => {
  const renamed = sent(({ texts }) => {
    texts.de.name = ' Umschaltknarre ';
    texts.de.details = '- eins';
  });
  expect(renamed).toEqual({ texts: { de: { name: 'Umschaltknarre', details: '- eins' } }, revision: 3 });
  expect(
    sent(({ texts }) => {
      texts.de.slug = 'knarre-1-2';
      texts.de.name = '';
    }),
  ).toEqual({ texts: { de: { name: '', slug: 'knarre-1-2' } }, revision: 3 });
});

it('the editor of a tool sends texts of files by their addresses, and the files only where they differ', () => {
  const described = sent(({ pictures, documents }) => {
    pictures.reverse();
    for (const picture of pictures) picture.texts = { de: picture.alt ? '' : 'Von hinten' };
    for (const document of documents) document.texts = { de: 'Anleitung' };
  });
  expect(described).toEqual({
    pictures: [{ url: '/b.webp' }, { url: A_PICTURE, alt: 'From above' }],
    texts: {
      de: {
        pictureAlts: { '/b.webp': 'Von hinten', [A_PICTURE]: '' },
        documentTitles: { [PDF]: 'Anleitung' },
      },
    },
    revision: 3,
  });
  expect(
    sent(({ pictures }) => {
      pictures.push({ url: '/c.webp', alt: '', texts: { de: '' } });
    }),
  ).toEqual({
    pictures: [{ url: A_PICTURE, alt: 'From above' }, { url: '/b.webp' }, { url: '/c.webp' }],
    revision: 3,
  });
});

it('the editor of a tool shows what is wrong at its field', () => {
  const values = structuredClone(base);
  values.texts.de.slug = 'Große Knarre';
  values.pictures.push({ url: 'javascript:1', alt: '', texts: {} });
  const { error } = editorSchema('en').safeParse(values);
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['pictures.2.url', 'image-invalid'],
    ['texts.de.slug', 'slug-invalid'],
  ]);
});

it('the editor of a tool shows both versions of texts that someone else saved meanwhile', () => {
  const shown = { texts: textsFor('en').editor, categories: [], language: 'en' } as const;
  expect(shownValue('texts', base, shown)).toEqual(['Name (German): Knarre', 'Address (German): knarre']);
  const none = {
    ...base,
    texts: { ...base.texts, de: { name: '', slug: '', description: '', details: '' } },
  };
  expect(shownValue('texts', none, shown)).toEqual(['None']);
  expect(shownValue('pictures', base, shown)[0]).toBe(`${A_PICTURE} · From above · Von oben`);
});

it('texts are missing that the catalogue has and a language has not', () => {
  expect(missingTexts(tool, 'de')).toEqual(['description', 'details']);
  expect(missingTexts({ ...tool, details: '' }, 'de')).toEqual(['description']);
  expect(missingTexts({ ...tool, texts: {} }, 'de')).toEqual(['name', 'description', 'details']);
});

it('weight, tax class, the backorder limit, what is bulky and what has serial numbers are sent as calls have them, and only where they change', () => {
  const shipped = { ...tool, taxClass: 'reduced', weightGrams: 1_250, bulky: true };
  expect(editorValuesOf(shipped, 'de')).toMatchObject({
    ...{ taxClass: 'reduced', weightGrams: '1,25', bulky: true },
  });
  const change = sent((values) => Object.assign(values, { taxClass: ' reduced ', weightGrams: '0.85' }));
  expect(change).toEqual({ taxClass: 'reduced', weightGrams: 850, revision: 3 });
  expect(sent((values) => Object.assign(values, { taxClass: '', weightGrams: '' }))).toEqual({ revision: 3 });
  const calibrated = sent((values) => Object.assign(values, { serialised: true, calibrationMonths: '12' }));
  expect(calibrated).toEqual({ serialised: true, calibrationMonths: 12, revision: 3 });
  expect(sent((values) => Object.assign(values, { backorderLimit: '1,200' }))).toEqual({
    ...{ backorderLimit: 1_200, revision: 3 },
  });
});
