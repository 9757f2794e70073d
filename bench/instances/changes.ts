import { setTimeout } from 'node:timers/promises';
import type { Person } from '@/tests/support/people';
import type { Measured } from './measured-instances';

const POLL_MS = 5;
const LIMIT_MS = 10_000;

type Tool = { _id: string; slug: string };

async function msUntilShown(url: string, tool: Tool, quantity: number, from: number): Promise<number> {
  for (;;) {
    const page = await (await fetch(`${url}/tools/${tool.slug}`)).text();
    const ms = performance.now() - from;
    if (page.includes(quantity.toLocaleString('en'))) return ms;
    if (ms > LIMIT_MS) return Number.POSITIVE_INFINITY;
    await setTimeout(POLL_MS);
  }
}

/**
 * Changes a tool's stock so many times through the first instance. Returns how long after each response the change showed on the
 * tool's page in that one, and in each other, in milliseconds.
 */
export async function timeChanges(
  [here, ...others]: readonly Measured[],
  admin: Person,
  changes: number,
): Promise<{ here: number[]; elsewhere: number[] }> {
  const times = { here: [] as number[], elsewhere: [] as number[] };
  const url = here?.url ?? '';
  const [tool] = (await (await fetch(`${url}/api/tool`)).json()) as (Tool & { quantity: number })[];
  if (!tool) throw new Error('There is no tool.');
  let { quantity } = tool;
  for (let change = 0; change < changes; change += 1) {
    // At another moment of each instance's half second.
    await setTimeout(700 + (change % 7) * 90);
    const wanted = 1_000_000 + change;
    const body = { quantity: wanted, seen: quantity, reason: 'stocktake' };
    const { status } = await admin.call('POST', `/api/tool/${tool._id}/stock`, body);
    if (status !== 200) throw new Error(`The stock could not be changed: ${status}`);
    const from = performance.now();
    quantity = wanted;
    const seen = [here, ...others].map((one) => msUntilShown(one?.url ?? '', tool, wanted, from));
    const [shownHere = 0, ...shownElsewhere] = await Promise.all(seen);
    times.here.push(shownHere);
    times.elsewhere.push(...shownElsewhere);
  }
  return times;
}
