import 'server-only';

/**
 * Concurrent calls share one reading; a failed one rejects for all of them, and is not cached. Times are
 * milliseconds of a clock that does not go back.
 */
export function atMostEvery<T>(
  ms: number,
  read: () => Promise<T>,
  now: () => number = () => performance.now(),
): () => Promise<T> {
  let latest: { at: number; value: Promise<T> } | undefined;
  return () => {
    if (latest && now() - latest.at < ms) return latest.value;
    const reading = { at: now(), value: read() };
    latest = reading;
    reading.value.catch(() => {
      if (latest === reading) latest = undefined;
    });
    return reading.value;
  };
}
