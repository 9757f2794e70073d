import 'server-only';
import { processSingleton } from '@/lib/server/platform/process-singleton';
import { countInWindow } from './rate-limit.repository';
import { scaledRule } from './rate-rules';
import { type Allowance, ReadCounter } from './read-counter';

/** Classes of calls that change nothing, and are counted approximately. */
const READ_CLASSES = ['read', 'search'] as const;
export type ReadClass = (typeof READ_CLASSES)[number];

export function isReadClass(rateClass: string): rateClass is ReadClass {
  return (READ_CLASSES as readonly string[]).includes(rateClass);
}

function counterOf(rateClass: ReadClass): ReadCounter {
  return processSingleton(`reads:${rateClass}`, () => {
    const { limit, windowSeconds } = scaledRule(rateClass);
    const windowMs = windowSeconds * 1000;
    return new ReadCounter({
      limit,
      windowMs,
      settle: (address, calls) => countInWindow(`${rateClass}:${address}`, windowMs, new Date(), calls),
    });
  });
}

/**
 * Counts one read from a client's address (`clientAddress`) and returns whether it may be served: at once, from memory, with
 * the database or without, and with every instance of the store counted approximately (see ReadCounter).
 */
export function takeRead(rateClass: ReadClass, address: string, now: number = Date.now()): Allowance {
  return counterOf(rateClass).take(address, now);
}
