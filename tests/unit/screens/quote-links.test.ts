import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ToolTableRow } from '@/components/tools/catalogue/table/table-row';
import { CompareTable } from '@/components/tools/compare/compare-table';
import { textsFor } from '@/lib/shared/texts/texts-for';
import type { Tool } from '@/lib/shared/tools/tool.schema';

vi.mock('next/navigation', () => ({ usePathname: () => '/en/tools', useRouter: () => ({}) }));

const texts = textsFor('en');

const toolOf = (quantity: number) =>
  ({
    ...{ _id: '64b000000000000000000001', sku: 'FL-1', name: 'Vise', slug: 'vise', image: '', category: 'x' },
    ...{ description: '', state: 'on-sale', price: 10, moq: 10, step: 1, quantity, packs: [], specs: [] },
    ...{ pictures: [], documents: [], rating: { average: 0, count: 0 } },
  }) as unknown as Tool;

const SCREENS = {
  table: (tool: Tool) => createElement(ToolTableRow, { tool, query: {}, columns: [], texts }),
  comparison: (tool: Tool) =>
    createElement(CompareTable, { tools: [tool], named: [], onlyDifferences: false, texts }),
};

it.each(['table', 'comparison'] as const)(
  'a tool in the %s has either a field for its quantity or a link to ask for a quote, so that no typed quantity is lost',
  (screen) => {
    const html = (quantity: number) => renderToStaticMarkup(SCREENS[screen](toolOf(quantity)));
    const has = (markup: string) => [markup.includes('name="quantity"'), markup.includes('/quote?tool=')];
    expect(has(html(50))).toEqual([true, false]);
    expect(has(html(0))).toEqual([false, true]);
  },
);
