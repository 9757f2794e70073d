import { useEffect, useState } from 'react';

/** A picture is requested once typing pauses, since a partial address has none. */
const PAUSE_MS = 500;

/** Returns a text as it was when typing last paused. */
export function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setPaused(value), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [value]);
  return paused;
}
