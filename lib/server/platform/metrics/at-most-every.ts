import 'server-only';

/** Concurrent calls share one reading; a failed one is not cached. Milliseconds of a clock that never goes back. */
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
