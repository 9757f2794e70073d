import { compactText } from '@forgeline/tool-text/fold-text';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { manyTools } from '../catalogue/many-tools';
import { threadMs, watchStretches } from '../catalogue/thread-time';
import { report } from '../measure';
import { type Shop, withShop } from './shop';

/** Measures the check of a pasted list of a thousand rows by the store's own use case, with ten thousand tools. */
const ROWS = 1_000;
const ROUNDS = 5;
const BATCH = 500;
const CHECKED_MS = 2_000;
/** How long the server's thread may be held up at a stretch. */
const STRETCH_MS = 20;

/** Ways in which people write a row. */
const FORMS: readonly ((sku: string, quantity: number) => string)[] = [
  (sku, quantity) => `${sku};${quantity}`,
  (sku, quantity) => `${quantity} x ${sku.toLowerCase()}`,
  (sku, quantity) => `${sku.replaceAll('-', ' ')} qty ${quantity}`,
  (sku, quantity) => `${sku}\t${quantity}\tpcs`,
];

async function timed(name: string, check: () => Promise<unknown>): Promise<void> {
  await check();
  const times: number[] = [];
  const watch = watchStretches();
  const before = threadMs();
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    await check();
    times.push(performance.now() - start);
  }
  const processorMs = (threadMs() - before) / ROUNDS;
  const stretchMs = watch.stop();
  const sorted = times.toSorted((a, b) => a - b);
  const [median = 0, worst = 0] = [sorted[Math.floor(ROUNDS / 2)], sorted.at(-1)];
  const figures = `median ${median.toFixed(0)} ms, slowest ${worst.toFixed(0)} ms, ${processorMs.toFixed(0)} ms of the processor`;
  report(`${ROWS} rows, ${name}`, figures, `≤ ${CHECKED_MS} ms`, worst <= CHECKED_MS);
  report(
    '  others wait',
    `${stretchMs.toFixed(0)} ms at most`,
    `≤ ${STRETCH_MS} ms`,
    stretchMs <= STRETCH_MS,
  );
}

async function run({ db }: Shop): Promise<void> {
  const tools = manyTools().map((tool) => ({ ...tool, skuKey: compactText(tool.sku) }));
  for (let first = 0; first < tools.length; first += BATCH)
    await db.collection<ToolDocument>('tools').insertMany(tools.slice(first, first + BATCH));
  const [{ checkList }, { client, openDatabase }] = await Promise.all([
    import('@/lib/server/commerce/quick-order/check-list'),
    import('@/lib/server/platform/db/client'),
  ]);
  await openDatabase();
  const rowsOf = (skuOf: (place: number) => string) => ({
    rows: Array.from({ length: ROWS }, (_, place) => ({
      text: FORMS[place % FORMS.length]?.(skuOf(place), 5 + (place % 40)) ?? '',
    })),
  });
  const known = (place: number) => tools[(place * 7) % tools.length]?.sku ?? '';
  const slipped = (place: number) => `${known(place)}9x`;
  const unheard = (place: number) => `ZQ-${place * 7919}-WX`;
  try {
    await timed('all known', () => checkList(null, rowsOf(known)));
    await timed('one in ten with a slip', () =>
      checkList(
        null,
        rowsOf((place) => (place % 10 === 0 ? slipped(place) : known(place))),
      ),
    );
    await timed('all with a slip', () => checkList(null, rowsOf(slipped)));
    await timed('none known', () => checkList(null, rowsOf(unheard)));
    await timed('known, with a slip and unknown in turn', () =>
      checkList(
        null,
        rowsOf((place) => [known, slipped, unheard][place % 3]?.(place) ?? ''),
      ),
    );
  } finally {
    await (await client()).close();
  }
}

await withShop(run);
