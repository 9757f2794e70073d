import 'server-only';
import { processSingleton } from '@/lib/server/platform/process-singleton';

type Made = { value: Promise<unknown>; until: number };

const MOST_KEYS = 32;

/**
 * Returns what `make` returned at the last call with this key in the process, unless that was more than `forMs` ago; calls at
 * the same moment share one. A failure is not cached. For costly figures that may be a little old; check rights before.
 */
export async function briefly<Value>(key: string, forMs: number, make: () => Promise<Value>): Promise<Value> {
  const kept = processSingleton('brief-cache', () => new Map<string, Made>());
  const known = kept.get(key);
  if (known && known.until > performance.now()) return known.value as Promise<Value>;
  const value = make();
  const made = { value, until: Number.POSITIVE_INFINITY };
  kept.delete(key);
  kept.set(key, made);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEYS && oldest !== undefined) kept.delete(oldest);
  try {
    await value;
    made.until = performance.now() + forMs;
  } catch {
    if (kept.get(key) === made) kept.delete(key);
  }
  return value;
}
