import { useSyncExternalStore } from 'react';
import { onRestore } from '@/lib/client/on-restore';
import { COMPARE_MAX } from '@/lib/shared/catalogue/compared-ids';

/** A tool that was picked to be compared. */
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

/** Returns the picks as this browser has them; the same object while they are the same. */
export function comparePicks(): readonly ComparePick[] {
  let stored: string | null = null;
  try {
    stored = window.localStorage.getItem(KEY);
  } catch {
    // A browser that refuses storage keeps no picks.
  }
  if (stored !== read.stored) read = { stored, picks: stored === null ? NONE : parse(stored) };
  return read.picks;
}

export function keepPicks(picks: readonly ComparePick[]): void {
  try {
    if (picks.length === 0) window.localStorage.removeItem(KEY);
    else window.localStorage.setItem(KEY, JSON.stringify(picks));
  } catch {
    // A browser that refuses storage keeps no picks.
  }
  for (const listener of listeners) listener();
}

/** Removes a tool from the picks. */
export function removePick(id: string): void {
  keepPicks(comparePicks().filter((pick) => pick.id !== id));
}

/** Adds a tool to the picks, or removes it. Returns false, and changes nothing, where there are six others. */
export function togglePick(pick: ComparePick): boolean {
  const picks = comparePicks();
  const others = picks.filter(({ id }) => id !== pick.id);
  if (others.length === picks.length && picks.length >= COMPARE_MAX) return false;
  keepPicks(others.length === picks.length ? [...picks, pick] : others);
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

/** The picks of this browser; none while the server renders. */
export function useComparePicks(): readonly ComparePick[] {
  return useSyncExternalStore(subscribe, comparePicks, () => NONE);
}
