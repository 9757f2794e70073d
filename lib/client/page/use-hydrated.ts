'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns whether the component is hydrated: false in the server's HTML, true once controls respond. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
