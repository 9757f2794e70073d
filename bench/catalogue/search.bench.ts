import { Catalogue } from '@/lib/server/commerce/catalogue/in-memory/catalogue';
import { chooseTools } from '@/lib/server/commerce/catalogue/in-memory/choose-tools';
import { searchCatalogue, suggestTools } from '@/lib/server/commerce/catalogue/in-memory/search-catalogue';
import type { CatalogueQuery } from '@/lib/shared/schemas/catalogue';
import type { ToolQuery } from '@/lib/shared/schemas/tool';
import { measure, report } from '../mongo/measure';
import { manyTools, TOOLS } from './many-tools';

/** Queries as people type and choose them, from the rarest words to the most common letter. */
const SEARCHES: readonly [name: string, query: string][] = [
  ['a whole SKU', 'FL-BV-125-60'],
  ['the beginning of SKUs', 'fl-bv'],
  ['words', 'torque wrench 1/2'],
  ['a slip of the finger', 'screwdrivr'],
  ['two slips in a long word', 'screwdirvesr'],
  ['a word and a slip', 'clamp carbibe'],
  ['one letter', 's'],
  ['nothing there is', 'qqqqqqqqqq'],
];
const LISTS: readonly [name: string, query: CatalogueQuery][] = [
  ['all tools, newest first, all facets', {}],
  ['all tools by name, page 200', { sort: 'name', page: 200 }],
  ['a category with its key specifications', { category: 'clamps-vises' }],
  [
    'a category, two specifications, a price range, in stock, by rating',
    {
      category: 'clamps-vises',
      spec: ['alloy:bronze', 'opening:150-mm'],
      min: 10,
      max: 500,
      stock: 'in',
      sort: 'rating',
    },
  ],
  ['a search, narrowed and sorted by price', { q: 'clamp', stock: 'in', sort: 'price' }],
];
/** What the call returns from memory, since the database would read every tool. */
const CALLS: readonly [name: string, query: ToolQuery][] = [
  ['words', { q: 'torque wrench', limit: 25 }],
  ['below the minimum order', { inStock: false, limit: 25 }],
  ['by rating', { sort: 'rating', limit: 25 }],
];
const MOST_MS = 50;

const documents = manyTools();
const heapBefore = process.memoryUsage().heapUsed;
const begun = performance.now();
const catalogue = new Catalogue();
for (const document of documents) catalogue.put(document);
const builtMs = performance.now() - begun;
global.gc?.();
const heapMb = (process.memoryUsage().heapUsed - heapBefore) / 2 ** 20;
console.log(`${TOOLS.toLocaleString('en')} tools taken in: ${Math.round(builtMs)} ms`);
console.log(
  `heap for them: ${Math.round(heapMb)} MB, ${catalogue.index.termCount.toLocaleString('en')} terms`,
);

async function time(name: string, run: () => unknown): Promise<void> {
  const { p50Ms, p99Ms } = await measure(1, 100, async () => run());
  const figure = `median ${p50Ms.toFixed(1)} ms, 99% within ${p99Ms.toFixed(1)} ms`;
  report(name, figure, `median at most ${MOST_MS} ms`, p50Ms <= MOST_MS);
}

for (const [name, query] of SEARCHES) {
  await time(`search box, ${name} (${query})`, () => suggestTools(catalogue, query, 8));
}
for (const [name, query] of CALLS) {
  await time(`GET /api/tool, ${name}`, () => chooseTools(catalogue.list(), query));
}
for (const [name, query] of LISTS) await time(name, () => searchCatalogue(catalogue, query));

const [first] = documents;
if (first) {
  let quantity = first.quantity;
  await time('a tool whose stock changed, taken in', () => {
    quantity += 1;
    catalogue.put({ ...first, quantity });
  });
  let round = 0;
  await time('a tool whose words changed, taken in', () => {
    round += 1;
    catalogue.put({ ...first, name: `${first.name} ${round}` });
  });
}
