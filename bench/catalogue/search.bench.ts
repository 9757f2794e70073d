import { mkdtemp, rm } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { Catalogue } from '@forgeline/catalogue-index/catalogue';
import { packInThread } from '@forgeline/catalogue-index/pack/pack-in-thread';
import { buffersOf } from '@forgeline/catalogue-index/packed-catalogue';
import { BSON } from 'mongodb';
import type { CatalogueIndex } from '@/lib/server/commerce/tools/index/catalogue-index';
import { indexedToolIn, indexedToolOf } from '@/lib/server/commerce/tools/index/indexed-tool';
import { SEEDED_WORDS } from '@/lib/server/commerce/tools/search-words/seeded/seeded-words';
import type { CatalogueQuery } from '@/lib/shared/tools/catalogue/catalogue.schema';
import type { ToolQuery } from '@/lib/shared/tools/tool.schema';
import { bundleServer } from '@/stack/bundle-server';
import { inRoot } from '@/stack/paths';
import { report } from '../measure';
import { manyTool } from './many-tools';
import { threadMs, watchStretches } from './thread-time';

/** So many tools, and the most a question about them may take in 99 of 100 cases. `BENCH_TOOLS=100000` takes one of them. */
const SIZES: readonly [tools: number, mostMs: number][] = [
  [10_000, 10],
  [100_000, 10],
  [1_000_000, 25],
];
const BYTES_A_TOOL = 300;
const HELD_UP_MS = 20;
const TIMES = 300;
/** Few enough that making them here does not hold this thread up itself. */
const BATCH = 50;

/** Queries as people type and choose them, from the rarest words to the most common letter. */
const SEARCHES: readonly [name: string, query: string][] = [
  ['a whole SKU', 'FL-BV-125-60'],
  ['the beginning of some SKUs', 'fl-bv'],
  ['the beginning of every SKU', 'fl'],
  ['words', 'torque wrench 1/2'],
  ['a word', 'hammer'],
  ['a slip of the finger', 'screwdrivr'],
  ['two slips in a long word', 'screwdirvesr'],
  ['a word and a slip', 'clamp carbibe'],
  ['a tool’s name', 'bench vise carbide size 30'],
  ['words that most tools have', 'steel size mm'],
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
      min: 1_000,
      max: 50_000,
      stock: 'in',
      sort: 'rating',
    },
  ],
  [
    'a category, within a range, by a specification',
    { category: 'clamps-vises', range: ['opening:5..10:in'], sort: '-spec:opening', view: 'table' },
  ],
  ['a category as a table, by name', { category: 'clamps-vises', sort: 'name', view: 'table' }],
  ['all tools by stock, page 200', { sort: '-stock', page: 200 }],
  ['all tools by SKU, page 200', { sort: 'sku', page: 200 }],
  ['a search, narrowed and sorted by price', { q: 'clamp', stock: 'in', sort: 'price' }],
  ['a search, page 10', { q: 'torque wrench', page: 10 }],
];
const CALLS: readonly [name: string, query: ToolQuery][] = [
  ['words', { q: 'torque wrench' }],
  ['a SKU', { q: 'fl-bv-125-60' }],
  ['below the minimum order', { inStock: false }],
  ['by rating', { sort: 'rating' }],
];

async function* batchesOf(tools: number) {
  for (let from = 0; from < tools; from += BATCH) {
    const to = Math.min(tools, from + BATCH);
    yield Array.from({ length: to - from }, (_, at) => BSON.serialize(manyTool(from + at)));
    await setImmediate();
  }
}

async function build(thread: string, tools: number): Promise<Catalogue> {
  const stretches = watchStretches();
  const begun = performance.now();
  const packed = await packInThread(
    { file: thread, warn: console.error },
    () => batchesOf(tools),
    indexedToolIn,
  );
  const seconds = (performance.now() - begun) / 1_000;
  const bytes = buffersOf(packed).reduce((sum, { byteLength }) => sum + byteLength, 0);
  const catalogue = new Catalogue(packed);
  await setImmediate();
  const heldUpMs = stretches.stop();
  report('packed', `${seconds.toFixed(1)} s`, undefined, true);
  const fits = bytes / tools <= BYTES_A_TOOL;
  report('memory', `${Math.round(bytes / tools)} bytes a tool`, `at most ${BYTES_A_TOOL} bytes`, fits);
  for (const [language, words] of Object.entries(SEEDED_WORDS)) catalogue.setWords(language, words);
  const longest = `${heldUpMs.toFixed(0)} ms of the processor at most`;
  report('this thread held up at a stretch', longest, `${HELD_UP_MS} ms`, heldUpMs <= HELD_UP_MS);
  return catalogue;
}

/** Milliseconds of the clock, and of the processor in this thread, which other processes leave alone; sorted. */
type Times = { clock: number[]; processor: number[] };

async function timesOf(question: () => unknown): Promise<Times> {
  const times: Times = { clock: [], processor: [] };
  for (let turn = -TIMES / 10; turn < TIMES; turn += 1) {
    const usedBefore = threadMs();
    const begun = performance.now();
    await question();
    const tookMs = performance.now() - begun;
    const used = threadMs() - usedBefore;
    if (turn < 0) continue;
    times.clock.push(tookMs);
    times.processor.push(used);
  }
  for (const values of Object.values(times)) values.sort((one, other) => one - other);
  return times;
}

function figureOf({ clock, processor }: Times): string {
  const at = (values: number[], share: number) => (values[Math.floor(TIMES * share)] ?? 0).toFixed(2);
  return `median ${at(clock, 0.5)} ms, 99% within ${at(clock, 0.99)} ms; of the processor ${at(processor, 0.5)} and ${at(processor, 0.99)} ms`;
}

async function measureQueries(catalogue: CatalogueIndex, mostMs: number): Promise<void> {
  const time = async (name: string, question: () => Promise<unknown>) => {
    const times = await timesOf(question);
    const most = times.processor[Math.floor(TIMES * 0.99)] ?? 0;
    report(name, figureOf(times), `99% within ${mostMs} ms of the processor`, most <= mostMs);
  };
  for (const [name, query] of SEARCHES) {
    await time(`search box, ${name} (${query})`, () => catalogue.suggest(query, 8));
  }
  for (const [name, query] of LISTS)
    await time(name, () => catalogue.browse({ ...query, columns: query.view === 'table' }));
  for (const [name, query] of CALLS) {
    await time(`GET /api/tool, ${name}`, () => catalogue.choose(query, { skip: 0, limit: 25 }));
  }
  await time('related tools', () => catalogue.related(manyTool(7)._id.toHexString(), 4));
}

async function change(catalogue: Catalogue): Promise<void> {
  let round = 0;
  const changes: [name: string, change: () => boolean][] = [
    ['stock', () => catalogue.put(indexedToolOf({ ...manyTool(7), quantity: 1_000 + round }))],
    ['price', () => catalogue.put(indexedToolOf({ ...manyTool(8), priceCents: 1_000 + round }))],
    ['words', () => catalogue.put(indexedToolOf({ ...manyTool(9), name: `Anvil ${round}` }))],
  ];
  for (const [name, put] of changes) {
    const times = await timesOf(() => {
      round += 1;
      put();
    });
    report(`a tool whose ${name} changed, taken in`, figureOf(times), undefined, true);
  }
}

/** Returns how long the processor takes for a loop that takes 0.6 s on a machine of 2024 with nothing else to do. */
function loopSeconds(): number {
  const before = process.cpuUsage();
  let sum = 0;
  for (let turn = 0; turn < 1e9; turn += 1) sum = (sum + turn) | 0;
  const { user } = process.cpuUsage(before);
  return sum === 1 ? 0 : user / 1e6;
}

console.log(`speed of the machine: ${loopSeconds().toFixed(1)} s for a thousand million additions`);
const folder = await mkdtemp(inRoot('node_modules/.forgeline-bench-'));
try {
  await bundleServer(folder);
  for (const [tools, mostMs] of SIZES) {
    if (process.env.BENCH_TOOLS && Number(process.env.BENCH_TOOLS) !== tools) continue;
    console.log(`\n${tools.toLocaleString('en')} tools`);
    const catalogue = await build(`${folder}/forgeline-packing-thread.cjs`, tools);
    await measureQueries(catalogue, mostMs);
    await change(catalogue);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
