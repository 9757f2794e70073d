import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ColumnsTable, valueText } from '@/components/imports/columns-table';
import { fieldsByKind } from '@/lib/server/commerce/imports/read/fields';
import type { ImportKind } from '@/lib/shared/imports/import-kinds';
import { textsFor } from '@/lib/shared/texts/texts-for';

const { imports, editor } = textsFor('en');
const texts = { ...imports, states: editor.states };

/** The values that a column can be given, first what it is: '' for an unknown one. */
function choicesFor(
  kind: ImportKind,
  heading: string,
  known: readonly string[],
  field: string | null = null,
): string[] {
  const columns = [...known.map((each) => ({ heading: each, field: each })), { heading, field }];
  const naming = { fields: fieldsByKind()[kind], onName: () => undefined };
  const html = renderToStaticMarkup(createElement(ColumnsTable, { columns, naming, texts }));
  const [, choices = ''] = html.split(`aria-label="What ${heading} is"`);
  return [...choices.matchAll(/<option value="([^"]*)"/g)].map(([, value = '']) => value);
}

it('an unknown column of tools may be a specification or a field that no other is', () => {
  const choices = choicesFor('tools', 'Härte', ['sku', 'specs', 'price']);
  expect(choices.slice(0, 3)).toEqual(['', 'spec:Härte', 'name']);
  expect(choices).not.toContain('price');
  expect(choices).not.toContain('specs');
});

it('one of prices may be the price of a list of its name, and the price whatever its heading says', () => {
  expect(choicesFor('prices', 'Netto', ['sku'])).toEqual([
    '',
    'list:Netto',
    'list',
    'category',
    'from',
    'price',
    'percent',
  ]);
  for (const heading of ['Price (incl. VAT, USD)', 'Preis: alt', 'Price [per box]'])
    expect(choicesFor('prices', heading, ['sku'])).toContain('price');
});

it('a known column may be left out, or be something else', () => {
  const choices = choicesFor('tools', 'Lieferzeit', ['sku'], 'leadTimeDays');
  expect(choices.slice(0, 3)).toEqual(['leadTimeDays', '', 'spec:Lieferzeit']);
  expect(choicesFor('tools', 'Spec: Bore', ['sku'], 'spec:Bore').slice(0, 3)).toEqual([
    ...['spec:Bore', '', 'name'],
  ]);
});

it('one that a map cannot name stays left out', () => {
  expect(choicesFor('tools', 'Härte:hrc,HB', ['sku'])).toEqual([]);
  expect(choicesFor('tools', 'Härte, HRC', ['sku'])[1]).toBe('name');
});

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const words = { yes: 'Ja', no: 'Nein', states: textsFor('de').editor.states };

it('a change shows figures of specifications as a page of its language does', () => {
  const specs = [
    { name: 'Weight', value: '12.5', unit: 'kg' },
    { name: 'Speed', value: '12,250', unit: 'rpm' },
    { name: 'Norm', value: 'DIN 338.5' },
  ];
  expect(valueText('specs', specs, words, 'en')).toBe('Weight: 12.5 kg; Speed: 12,250 rpm; Norm: DIN 338.5');
  expect(valueText('specs', specs, words, 'de')).toBe(
    'Weight: 12,5 kg; Speed: 12.250 min⁻¹; Norm: DIN 338.5',
  );
  expect(valueText('packs', [{ name: 'Box', units: 1000 }], words, 'de')).toBe('Box (1.000)');
});

it('a change shows the state of a tool in words', () => {
  expect(valueText('state', 'on-request', words, 'de')).toBe(words.states['on-request']);
});

it('a change shows a weight in kilograms, and what is bulky in words', () => {
  expect([valueText('weightGrams', 1_250, words, 'de'), valueText('weightGrams', 5, words, 'en')]).toEqual([
    '1,25',
    '0.005',
  ]);
  expect([true, false, null].map((bulky) => valueText('bulky', bulky, words, 'de'))).toEqual([
    'Ja',
    'Nein',
    '–',
  ]);
});
