import { ObjectId } from 'mongodb';
import type { CategoryDocument } from '@/lib/server/platform/db/documents/tools';
import { report } from '../measure';
import { withShop } from '../orders/shop';
import { watchStretches } from './thread-time';

/** Imports files by the store's own use cases. With `BENCH_ROWS` only a large one, of so many rows; else one of 10,000. */
const ROWS = 10_000;
const MANY_ROWS = Number(process.env.BENCH_ROWS ?? 0);
const ROWS_MS = 60_000;
const STRETCH_MS = 20;

const CATEGORY: CategoryDocument = {
  ...{
    _id: new ObjectId(),
    slug: 'wrenches',
    names: { en: 'Wrenches' },
    sentences: {},
    order: 1,
    keySpecs: [],
  },
  ...{ createdAt: new Date(), updatedAt: new Date() },
};

const HEADINGS =
  'SKU,Name,Description,Category,Price,Minimum,Stock,Pictures,Spec: Weight [kg],Spec: Material';
const row = (prefix: string, place: number, price: string) =>
  `${prefix}-${place},"Imported tool, no. ${place}",A tool of many,wrenches,${price},1,${place % 500},/placeholder.webp,${place % 90},Steel`;
const fileOf = (prefix: string, count: number, price: string) =>
  Buffer.from(
    [HEADINGS, ...Array.from({ length: count }, (_, place) => row(prefix, place, price))].join('\r\n'),
  );

await withShop(async ({ db }) => {
  await db.collection<CategoryDocument>('categories').insertOne(CATEGORY);
  const [
    { beginFileImport },
    { undoRun, workOnRun },
    { exportParts, formatOf },
    { closeDatabase, openDatabase },
  ] = await Promise.all([
    import('@/lib/server/commerce/imports/begin-import'),
    import('@/lib/server/commerce/imports/run/work-on-run'),
    import('@/lib/server/commerce/imports/export-file'),
    import('@/lib/server/platform/db/client'),
  ]);
  await openDatabase();

  async function timed<T>(
    name: string,
    count: number,
    work: () => Promise<T>,
    targetMs?: number,
  ): Promise<T> {
    const stretches = watchStretches();
    const begun = performance.now();
    const result = await work();
    const ms = performance.now() - begun;
    const stretch = stretches.stop();
    const rate = `${(ms / 1_000).toFixed(1)} s, ${Math.round((count * 1_000) / ms)} rows a second`;
    report(name, rate, targetMs === undefined ? undefined : `${targetMs / 1_000} s`, ms <= (targetMs ?? ms));
    report(
      `${name}: the thread at a stretch`,
      `${stretch.toFixed(0)} ms`,
      `${STRETCH_MS} ms`,
      stretch <= STRETCH_MS,
    );
    return result;
  }

  async function imported(file: Buffer): Promise<ObjectId> {
    const run = await beginFileImport('system', { kind: 'tools', bytes: file, query: {} });
    const ended = await workOnRun(run._id);
    if (ended?.counts.refused !== 0) throw new Error(`rows were refused: ${JSON.stringify(ended?.counts)}`);
    return run._id;
  }

  if (MANY_ROWS > 0) {
    const many = fileOf('B', MANY_ROWS, '1.50');
    await timed(`${MANY_ROWS} new tools`, MANY_ROWS, () => imported(many));
  } else {
    const [first, second] = [fileOf('A', ROWS, '1.50'), fileOf('A', ROWS, '2.50')];
    await timed(`${ROWS} new tools`, ROWS, () => imported(first), ROWS_MS);
    const changed = await timed(`${ROWS} changed`, ROWS, () => imported(second), ROWS_MS);
    await timed(`${ROWS} as they were`, ROWS, () => imported(second), ROWS_MS);
    await timed(`${ROWS} undone`, ROWS, () =>
      undoRun({ _id: changed, kind: 'tools' }, { kind: 'system', id: null }),
    );
  }
  await timed('all exported', MANY_ROWS || ROWS, async () => {
    for await (const _part of exportParts('system', 'tools', formatOf({}, 'en')));
  });
  // It would keep the process.
  await closeDatabase();
});
