import 'server-only';
import { processSingleton } from '@/lib/server/platform/process-singleton';

type Made = { value: Promise<unknown>; until: number };

const MOST_KEYS = 32;

/** Concurrent calls share one `make`; failures are not cached. The caller checks rights before. */
export async function briefly<Value>(key: string, forMs: number, make: () => Promise<Value>): Promise<Value> {
  const cached = processSingleton('brief-cache', () => new Map<string, Made>());
  const found = cached.get(key);
  if (found && found.until > performance.now()) return found.value as Promise<Value>;
  const value = make();
  const made = { value, until: Number.POSITIVE_INFINITY };
  cached.delete(key);
  cached.set(key, made);
  const [oldest] = cached.keys();
  if (cached.size > MOST_KEYS && oldest !== undefined) cached.delete(oldest);
  try {
    await value;
    made.until = performance.now() + forMs;
  } catch {
    if (cached.get(key) === made) cached.delete(key);
  }
  return value;
}
