import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Long, ObjectId } from 'bson';
import { afterAll, expect, test } from 'vitest';
import { type Document, decode, RawDocument } from '#bson';
import type { CommandRequest } from '#command';
import { defaultParameters } from '#commands/server/parameters';
import { openEngine } from '#engine';
import { compileFilter } from '#query/filter/filter';
import { ClusterClock } from '#session/cluster-clock';
import { compileSort } from '#values/sort';

/**
 * Whatever index the planner chooses, the result must be that of a scan: random documents with arrays and unusual
 * types, random queries and sorts. Every failure prints the query.
 */

const folder = await mkdtemp(path.join(tmpdir(), 'mongo-plan-'));
const engine = await openEngine({
  folder,
  sync: false,
  log: () => undefined,
  parameters: defaultParameters(),
  clock: new ClusterClock(),
});
afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

async function run(body: Document): Promise<Document> {
  const command = engine.commands.find(({ name }) => name === Object.keys(body)[0]);
  if (!command) throw new Error(`no command ${Object.keys(body)[0]}`);
  const connection = { id: 1, localAddress: '', remoteAddress: '', signal: new AbortController().signal };
  return command.run({ command: command.name, body, database: 'test', connection } satisfies CommandRequest);
}

function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const random = randomFrom(20261121);
const below = (limit: number): number => Math.floor(random() * limit);
const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;

const IDS = Array.from({ length: 4 }, (_, i) => new ObjectId(`00000000000000000000000${i}`));

function scalar(): unknown {
  return pick([
    () => below(8),
    () => below(8) + 0.5,
    () => Long.fromNumber(below(8)),
    () => `t${below(6)}`,
    () => `t${below(3)}-${below(3)}`,
    () => null,
    () => random() < 0.5,
    () => new Date(below(5) * 1000),
    () => pick(IDS),
    () => ({ x: below(3) }),
    () => Number.NaN,
    () => -below(4),
  ])();
}

function value(): unknown {
  const kind = random();
  if (kind < 0.75) return scalar();
  if (kind < 0.8) return [];
  if (kind < 0.85) return [[scalar()], scalar()];
  return Array.from({ length: 1 + below(3) }, scalar);
}

function randomDocument(_id: number): Document {
  const document: Document = { _id };
  for (const field of ['a', 'b', 'c']) if (random() < 0.85) document[field] = value();
  if (random() < 0.8) {
    const inner = (): Document => ({
      ...(random() < 0.9 && { k: value() }),
      ...(random() < 0.9 && { n: scalar() }),
    });
    document.d = random() < 0.5 ? inner() : Array.from({ length: below(4) }, inner);
  }
  return document;
}

const PATHS = ['a', 'b', 'c', 'd.k', 'd.n', 'd'];

function condition(): unknown {
  return pick([
    () => scalar(),
    () => value(),
    () => ({ $eq: value() }),
    () => ({ $in: Array.from({ length: 1 + below(4) }, scalar) }),
    () => ({ [pick(['$gt', '$gte', '$lt', '$lte'])]: scalar() }),
    () => ({ $gte: scalar(), $lt: scalar() }),
    () => ({ $gt: below(4), $lte: 4 + below(4) }),
    () => ({ $ne: scalar() }),
    () => ({ $exists: random() < 0.5 }),
    () => ({ $regex: pick(['^t1', '^t[12]', '1$', '^t1?', '^(t1|t2)', '^t1|5$']) }),
    () => ({ $elemMatch: { $gte: below(4), $lt: 6 } }),
    () => ({ $nin: [scalar(), null] }),
    () => ({ $type: pick(['string', 'int', 'null', 'array', 'date']) }),
  ])();
}

function filter(depth = 0): Document {
  const found: Document = {};
  for (let left = 1 + below(3); left > 0; left -= 1) found[pick(PATHS)] = condition();
  if (depth === 0 && random() < 0.2) found.$or = [filter(1), filter(1)];
  if (depth === 0 && random() < 0.15) found.$and = [filter(1), filter(1)];
  if (depth === 0 && random() < 0.15) {
    return { ...found, d: { $elemMatch: { k: condition(), n: condition() } } };
  }
  return found;
}

function randomSort(): Document | undefined {
  if (random() < 0.4) return undefined;
  const sort: Document = {};
  for (let left = 1 + below(2); left > 0; left -= 1) sort[pick(PATHS)] = pick([1, -1]);
  return sort;
}

async function find(command: Document): Promise<Document[]> {
  const reply = await run({ find: 'c', batchSize: 100_000, ...command });
  return reply.cursor.firstBatch.map((item: unknown) =>
    item instanceof RawDocument ? decode(item.bytes) : item,
  );
}

const INDEXES: Document[] = [
  { key: { a: 1 } },
  { key: { b: -1 } },
  { key: { a: 1, b: -1 } },
  { key: { c: 1, a: 1 } },
  { key: { 'd.k': 1 } },
  { key: { 'd.k': -1, 'd.n': 1 } },
  { key: { d: 1 } },
  { key: { b: 1, 'd.n': -1 }, sparse: true },
  { key: { c: -1 }, partialFilterExpression: { c: { $gt: 2 } } },
  { key: { a: -1, c: 1 }, partialFilterExpression: { b: { $type: 'string' } } },
  { key: { a: 1, 'd.n': 1 }, partialFilterExpression: { a: { $exists: true } } },
];

async function makeIndexes(): Promise<void> {
  for (const [position, index] of INDEXES.entries()) {
    // Two arrays in one compound index are refused, as documents or as an index over them.
    await run({ createIndexes: 'c', indexes: [{ ...index, name: `i${position}` }] }).catch(() => undefined);
  }
}

test.each([1, 2, 3, 4, 5, 6])('round %i: results from indexes are those of a scan', async (round) => {
  await run({ drop: 'c' });
  const documents = Array.from({ length: 150 }, (_, i) => randomDocument(i));
  const scalarsOnly = round % 2 === 0;
  if (scalarsOnly) {
    for (const document of documents) {
      for (const field of ['a', 'b', 'c', 'd']) if (Array.isArray(document[field])) delete document[field];
      if (Array.isArray(document.d?.k)) delete document.d;
    }
  }
  if (round > 2) await makeIndexes();
  await run({ insert: 'c', documents, ordered: false });
  if (round <= 2) await makeIndexes();
  for (let change = 0; change < 60; change++) {
    const { _id, ...fields } = scalarsOnly ? { _id: 0, a: scalar(), c: scalar() } : randomDocument(0);
    await run({ update: 'c', updates: [{ q: { _id: below(150) }, u: { $set: fields } }] });
    if (change % 6 === 0) await run({ delete: 'c', deletes: [{ q: { _id: below(150) }, limit: 1 }] });
  }
  const stored = await find({ filter: {} });
  for (let query = 0; query < 80; query++) {
    const chosen = filter();
    const sort = randomSort();
    const matcher = compileFilter(chosen);
    const byScan = stored.filter((document) => matcher.matches(document));
    const byPlan = await find({ filter: chosen, ...(sort && { sort }) });
    const ids = (found: Document[]): unknown[] => found.map(({ _id }) => _id).sort((a, b) => a - b);
    expect(ids(byPlan), JSON.stringify({ chosen, sort })).toStrictEqual(ids(byScan));
    if (!sort) continue;
    const compare = compileSort(sort);
    const sorted = byScan.sort(compare);
    for (const [position, document] of byPlan.entries()) {
      const other = sorted[position] as Document;
      expect(Math.abs(compare(document, other)), JSON.stringify({ chosen, sort, document, other })).toBe(0);
    }
    const first = await find({ filter: chosen, sort, limit: 3 });
    expect(first).toHaveLength(Math.min(3, sorted.length));
    for (const [position, document] of first.entries()) {
      expect(
        Math.abs(compare(document, sorted[position] as Document)),
        JSON.stringify({ chosen, sort }),
      ).toBe(0);
    }
  }
});
