import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CompareTable } from '@/components/tools/compare/compare-table';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { shownSpec, unitIn } from '@/lib/shared/tools/catalogue/shown-figures';
import type { Tool } from '@/lib/shared/tools/tool.schema';

const toolOf = (number: number, fields: Partial<Tool>) =>
  ({
    _id: String(number).repeat(24),
    sku: `FL-${number}`,
    slug: `tool-${number}`,
    name: `Tool ${number}`,
    image: '/placeholder.webp',
    category: 'wrenches',
    price: 10,
    moq: 2,
    step: 1,
    packs: [],
    quantity: 100,
    specs: [],
    rating: { average: 0, count: 0 },
    state: 'on-sale',
    ...fields,
  }) as unknown as Tool;
const drive = (value: string, unit: string) => [{ name: 'Drive', value, unit }];
const tableOf = (tools: readonly Tool[], onlyDifferences = false) =>
  renderToStaticMarkup(
    createElement(CompareTable, {
      tools,
      named: [],
      onlyDifferences,
      texts: textsFor('en'),
    }),
  );
const rows = (html: string) =>
  [...html.matchAll(/<tr( data-differs="")?><th scope="row">(.*?)<\/tr>/g)].map(
    ([, mark, row = '']) =>
      `${mark ? '!' : ''}${row
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()}`,
  );

it('the comparison shows the same size in two units alike, with the original, and marks what differs', () => {
  const tools = [
    toolOf(1, { specs: drive('12.7', 'mm') }),
    toolOf(2, { specs: drive('1/2', 'in'), moq: 5 }),
    toolOf(3, { specs: drive('12.7', 'mm') }),
  ];
  const lines = rows(tableOf(tools));
  const { value } = shownSpec({ value: '12.7', unit: 'mm' }, LANGUAGES.default);
  const inch = unitIn('in', LANGUAGES.default);
  expect(lines).toContain(`Drive ${value} mm ${value} mm (1/2 ${inch}) ${value} mm`);
  expect(lines).toContain('!Minimum order (differs) 2 units 5 units 2 units');
  expect(rows(tableOf(tools, true))).toEqual(['Minimum order 2 units 5 units 2 units']);
});

it('the comparison shows a message where tools do not differ, rather than no row', () => {
  expect(tableOf([toolOf(1, {}), toolOf(2, {})], true)).toContain('These tools do not differ.');
});

it('the comparison offers no order of a retired tool, and a quote for one out of stock', () => {
  const html = tableOf([toolOf(1, { state: 'retired' }), toolOf(2, { quantity: 0 })]);
  expect(html).toContain('This tool has been discontinued.');
  expect(html).not.toContain('data-cart');
  expect(html).toContain(`/quote?tool=${'2'.repeat(24)}`);
  expect(html).not.toContain(`/quote?tool=${'1'.repeat(24)}`);
});
