import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ColumnsTable } from '@/components/imports/columns-table';
import { fieldsByKind } from '@/lib/server/commerce/imports/read/fields';
import type { ImportKind } from '@/lib/shared/imports/import-kinds';
import { textsFor } from '@/lib/shared/texts/texts-for';

const { imports, editor, bulk } = textsFor('en');
const texts = { ...imports, states: editor.states, leadTimes: bulk.leadTimes, documents: editor.documents };

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
