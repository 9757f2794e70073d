'use client';
import { useSyncExternalStore } from 'react';
import { useTimeZone } from '#use-time-zone';
import { readersTimeZone } from '@/lib/shared/dates/dates';

const never = () => () => undefined;

export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The reader's time zone; the shop's in the server's HTML and until hydration is over. */
export function useReadersZone(): string {
  const shopTimeZone = useTimeZone();
  return useHydrated() ? readersTimeZone() : shopTimeZone;
}
