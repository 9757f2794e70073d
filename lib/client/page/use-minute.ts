'use client';
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const CHECKED_MS = 10_000;

function subscribe(onChange: () => void): () => void {
  const timer = window.setInterval(onChange, CHECKED_MS);
  return () => window.clearInterval(timer);
}

const currentMinute = () => Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;

/**
 * The current minute in milliseconds since 1970; null in the server's HTML, which may be cached, and until hydration is over.
 */
export function useMinute(): number | null {
  return useSyncExternalStore(subscribe, currentMinute, () => null);
}
