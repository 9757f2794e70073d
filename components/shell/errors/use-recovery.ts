'use client';
import { useEffect, useEffectEvent, useState } from 'react';
import { fetchStoreHealth } from '@/lib/client/store-health';

const POLL_MS = 5_000;

/**
 * Returns whether the store is down; then calls `onRecovered` once it is up. If it is up, the page failed for another reason,
 * which an automatic retry would not fix.
 */
export function useRecovery(onRecovered: () => void): { isAway: boolean } {
  const [isAway, setIsAway] = useState(false);
  const recovered = useEffectEvent(onRecovered);

  useEffect(() => {
    const stop = new AbortController();
    let timer: number | undefined;
    let wasAway = false;
    async function poll() {
      const health = await fetchStoreHealth(stop.signal);
      if (stop.signal.aborted) return;
      if (health === 'well') {
        if (wasAway) recovered();
        return;
      }
      wasAway = true;
      setIsAway(true);
      timer = window.setTimeout(poll, POLL_MS);
    }
    void poll();
    return () => {
      stop.abort();
      window.clearTimeout(timer);
    };
  }, []);

  return { isAway };
}
