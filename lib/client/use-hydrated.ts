'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page's script runs already: false in the server's HTML, true from the moment controls answer. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
