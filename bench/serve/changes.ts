import { setTimeout } from 'node:timers/promises';
import type { Person } from '@/tests/support/people';

const EVERY_MS = 1_000;
const ELSEWHERE_WITHIN_MS = 1_000;
const POLL_MS = 20;

type Watched = { _id: string; slug: string; quantity: number };

export type Observed = {
  changes: number;
  missedHere: number;
  missedElsewhere: number;
  slowestElsewhereMs: number;
};

async function shows(store: string, { slug }: Watched, quantity: number): Promise<boolean> {
  const page = await fetch(`${store}/tools/${slug}`);
  return (await page.text()).includes(quantity.toLocaleString('en'));
}

async function msUntilShown(store: string, tool: Watched, quantity: number): Promise<number> {
  const startedAt = performance.now();
  while (!(await shows(store, tool, quantity))) {
    if (performance.now() - startedAt > 10 * ELSEWHERE_WITHIN_MS) break;
    await setTimeout(POLL_MS);
  }
  return performance.now() - startedAt;
}

/** Changes a tool's stock once a second while `load` runs, and requests its page here and at a second instance. */
export async function withChanges<T>(
  load: Promise<T>,
  { admin, tool, here, elsewhere }: { admin: Person; tool: Watched; here: string; elsewhere: string },
): Promise<{ load: T; observed: Observed }> {
  const observed: Observed = { changes: 0, missedHere: 0, missedElsewhere: 0, slowestElsewhereMs: 0 };
  let isOver = false;
  const over = load.finally(() => {
    isOver = true;
  });
  over.catch(() => undefined);
  let { quantity } = tool;
  const pending: Promise<void>[] = [];
  while (!isOver) {
    const body = { quantity: quantity + 1, seen: quantity, reason: 'stocktake' };
    const { status } = await admin.call('POST', `/api/tool/${tool._id}/stock`, body);
    if (status !== 200) throw new Error(`The stock could not be changed: ${status}`);
    quantity += 1;
    observed.changes += 1;
    if (!(await shows(here, tool, quantity))) observed.missedHere += 1;
    const ms = await msUntilShown(elsewhere, tool, quantity);
    observed.slowestElsewhereMs = Math.max(observed.slowestElsewhereMs, ms);
    if (ms > ELSEWHERE_WITHIN_MS) observed.missedElsewhere += 1;
    await setTimeout(Math.max(0, EVERY_MS - ms));
  }
  await Promise.all(pending);
  tool.quantity = quantity;
  return { load: await over, observed };
}
