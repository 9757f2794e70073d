import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ORDER_STATES } from '@/lib/shared/orders/order-status';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const SEARCHED = ['app', 'bench', 'components', 'fuzz', 'lib', 'proofs', 'scripts', 'stack'];
/** Contracts, texts and demo data have the words of the specification; an import can be cancelled as well. */
const ALLOWED =
  /^lib\/shared\/(?:orders\/order-status\.ts$|texts\/|.*\.(?:contract|schema)\.ts$)|^stack\/seed-data\/|^(?:components|lib\/server\/commerce)\/imports\//;

const STATE = `'(?:${ORDER_STATES.join('|')})'`;
const VALUE = `'(?:none|due|open|${ORDER_STATES.join('|')})'`;
/** Code by which something else than `order-status.ts` would decide where an order stands. */
const PATTERNS = [
  // A refund has a state of its own, which can be `refunded`.
  `(?<!refund\\.)\\bstate\\b(?: \\?\\? ${STATE}\\))? [!=]== ${STATE}`,
  `${STATE} [!=]== [\\w.?]*\\bstate\\b`,
  `\\b(?:payment|fulfilment)\\b(?:: | [!=]== )${VALUE}`,
  `switch \\([\\w.?]*\\bstate\\) \\{\\s*case ${STATE}`,
  `(?<![\\w\\]])\\[\\s*(?:${STATE},?\\s*)+\\]`,
  `\\baxesOf\\(${STATE}`,
].map((pattern) => new RegExp(pattern, 'g'));
const PROPERTY = new RegExp(`[^{}]*\\bstate: ${STATE}[^{}]*`, 'g');
/** A step of a timeline is written with its moment or with who took it, a refund's end with its moment. */
const STEP = /\b(?:at|by|refundedAt)\b/;

/** Returns what of the code names the state of an order, its payment or its fulfilment. */
function findStates(code: string): string[] {
  const properties = [...code.matchAll(PROPERTY)]
    .filter(([text]) => !STEP.test(text))
    .filter(({ index }) => !code.slice(0, index).endsWith('TimelineEntry & {'));
  return [...PATTERNS.flatMap((pattern) => [...code.matchAll(pattern)]), ...properties].map(([text]) =>
    text.trim(),
  );
}

it('where an order stands is decided in lib/shared/orders/order-status.ts alone', () => {
  const words = ORDER_STATES.flatMap((state) => ['-e', `'${state}'`]);
  const listed = execFileSync('git', ['grep', '-l', ...words, '--', ...SEARCHED], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((file) => /\.tsx?$/.test(file) && !ALLOWED.test(file));
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) =>
    findStates(readFileSync(path.join(ROOT, file), 'utf8')).map((code) => `${file}: ${code}`),
  );
  expect(found).toEqual([]);
});

it.each([
  "order.state === 'paid'",
  "if (order?.state !== 'unpaid') throw new Error()",
  "(known?.state ?? 'unpaid') === 'unpaid'",
  "'shipped' === order.state",
  "order.payment === 'due'",
  "switch (order.state) {\n  case 'expired':",
  "orders.find({ state: 'paid' })",
  "orders.find({ state: 'cancelled', timeline: { $elemMatch: { by } } })",
  "orders.find({ payment: 'paid', shipsOn })",
  "const HELD = ['unpaid', 'paid'];",
  "axesOf('refunded')",
])('where an order stands is found in %j', (code) => {
  expect(findStates(code)).not.toEqual([]);
});

it.each([
  "const entry = { state: 'shipped', at: now, by: 'admin' } as const;",
  "type Entry = TimelineEntry & { state: 'refunded' };",
  "$set: { state: 'refunded', refundedAt: at }",
  "outcome === 'paid'",
  "refund.state === 'refunded'",
  "request.state === 'open'",
  "const SINCE = { shipped: 'shippedAt' };",
  "const COLUMNS = ['state', 'paid'];",
])('where an order stands is not found in %j', (code) => {
  expect(findStates(code)).toEqual([]);
});
