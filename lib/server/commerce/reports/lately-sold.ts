import { setTimeout } from 'node:timers/promises';
import { log } from '@/lib/server/platform/log';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { sumTools } from './sales.repository';

export type LatelySold = ReadonlyMap<string, number>;

const LATELY_MS = 90 * 24 * 3_600_000;
const READ_EVERY_MS = 30 * 60_000;
const RETRY_MS = 60_000;
const TOOLS_MAX = 1_000;
/** So long a first search waits for it at most. */
const FIRST_MS = 1_000;

type Known = { units: LatelySold; readAt: number; reading?: Promise<void> | undefined };

const known = () => processSingleton<Known>('lately-sold', () => ({ units: new Map(), readAt: 0 }));

async function read(into: Known, now: number): Promise<void> {
  try {
    const span = { from: new Date(now - LATELY_MS), to: new Date(now) };
    const sums = await sumTools(span, 'units', TOOLS_MAX);
    into.units = new Map(sums.map(({ _id, units }) => [_id.toHexString(), units]));
    into.readAt = now;
  } catch (error) {
    into.readAt = now - READ_EVERY_MS + RETRY_MS;
    log().warn({ error }, 'what sold lately was not read');
  } finally {
    into.reading = undefined;
  }
}

/** The units of the tools that sold best in 90 days, at most half an hour old: the same map until they are read again. */
export async function latelySold(now = Date.now()): Promise<LatelySold> {
  const current = known();
  const isFirst = current.readAt === 0;
  if (now - current.readAt >= READ_EVERY_MS) current.reading ??= read(current, now);
  if (isFirst && current.reading) {
    await Promise.race([current.reading, setTimeout(FIRST_MS, undefined, { ref: false })]);
  }
  return current.units;
}
