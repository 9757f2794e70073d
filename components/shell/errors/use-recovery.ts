'use client';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchStoreHealth } from '@/lib/client/store-health';

const ASK_EVERY_MS = 5_000;

/**
 * For a page that failed: returns whether the store is down, and if it is, calls `onRecovered` once it is up. If the
 * store is up, the page failed for another reason, which an automatic retry would not fix.
 */
export function useRecovery(onRecovered: () => void): { isAway: boolean } {
  const [isAway, setIsAway] = useState(false);
  const recovered = useEffectEvent(onRecovered);

  useEffect(() => {
    const stop = new AbortController();
    let timer: number | undefined;
    let wasAway = false;
    async function ask() {
      const health = await fetchStoreHealth(stop.signal);
      if (stop.signal.aborted) return;
      if (health === 'well') {
        if (wasAway) recovered();
        return;
      }
      wasAway = true;
      setIsAway(true);
      timer = window.setTimeout(ask, ASK_EVERY_MS);
    }
    void ask();
    return () => {
      stop.abort();
      window.clearTimeout(timer);
    };
  }, []);

  return { isAway };
}
