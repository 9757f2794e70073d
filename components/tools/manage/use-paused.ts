import { useEffect, useState } from 'react';

/** Delays the request of a picture, since a partial address has none. */
const PAUSE_MS = 500;

export function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setPaused(value), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [value]);
  return paused;
}
