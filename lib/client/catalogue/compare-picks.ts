import { useSyncExternalStore } from 'react';
import { COMPARE_MAX } from '@/lib/client/catalogue/catalogue-address';
import { onRestore } from '@/lib/client/on-restore';

export type ComparePick = { id: string; sku: string; name: string };

const KEY = 'forgeline-compare';
const NONE: readonly ComparePick[] = [];

const listeners = new Set<() => void>();
let read: { stored: string | null; picks: readonly ComparePick[] } = { stored: null, picks: NONE };

function isPick(value: unknown): value is ComparePick {
  if (typeof value !== 'object' || value === null) return false;
  const { id, sku, name } = value as Record<string, unknown>;
  return [id, sku, name].every((part) => typeof part === 'string');
}

function parse(stored: string | null): readonly ComparePick[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isPick).slice(0, COMPARE_MAX) : NONE;
  } catch {
    return NONE;
  }
}

export function comparePicks(): readonly ComparePick[] {
  let stored: string | null = null;
  try {
    stored = window.localStorage.getItem(KEY);
  } catch {
    // A browser that refuses storage has no picks.
  }
  if (stored !== read.stored) read = { stored, picks: stored === null ? NONE : parse(stored) };
  return read.picks;
}

export function storePicks(picks: readonly ComparePick[]): void {
  try {
    if (picks.length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(picks));
  } catch {
    // A browser that refuses storage has no picks.
  }
  for (const listener of listeners) listener();
}

export function removePick(id: string): void {
  storePicks(comparePicks().filter((pick) => pick.id !== id));
}

/** Returns false, and changes nothing, beyond the maximum. */
export function togglePick(pick: ComparePick): boolean {
  const picks = comparePicks();
  const others = picks.filter(({ id }) => id !== pick.id);
  if (others.length === picks.length && picks.length >= COMPARE_MAX) return false;
  storePicks(others.length === picks.length ? [...picks, pick] : others);
  return true;
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Null: everything was cleared.
    if (key === null || key === KEY) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  const ignoreRestore = onRestore(listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    ignoreRestore();
  };
}

export function useComparePicks(): readonly ComparePick[] {
  return useSyncExternalStore(subscribe, comparePicks, () => NONE);
}
