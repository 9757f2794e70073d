import { useSyncExternalStore } from 'react';
import { onRestore } from '../on-restore';

/** The part of a cart that the header shows, stored in this browser so that every tab and the next page have it at once. */
export type CartSummary = {
  owner: string | null;
  version: number;
  lines: number;
  dueCents: number;
  /** When the store sent it, in milliseconds. */
  at: number;
};

const CART_SUMMARY_KEY = 'forgeline-cart-summary';

const listeners = new Set<() => void>();
let read: { stored: string | null; summary: CartSummary | null } = { stored: null, summary: null };

function isSummary(value: unknown): value is CartSummary {
  if (typeof value !== 'object' || value === null) return false;
  const { owner, version, lines, dueCents, at } = value as Record<string, unknown>;
  const isOwner = owner === null || typeof owner === 'string';
  return isOwner && [version, lines, dueCents, at].every((figure) => typeof figure === 'number');
}

function parse(stored: string | null): CartSummary | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    return isSummary(value) ? value : null;
  } catch {
    return null;
  }
}

/** The same object until it changes. Every page loads this file. */
export function cartSummaryNow(): CartSummary | null {
  let stored: string | null = null;
  try {
    stored = window.localStorage.getItem(CART_SUMMARY_KEY);
  } catch {
    // A browser that refuses storage shows no count.
  }
  if (stored !== read.stored) read = { stored, summary: parse(stored) };
  return read.summary;
}

export function storeCartSummary(summary: CartSummary): void {
  try {
    window.localStorage.setItem(CART_SUMMARY_KEY, JSON.stringify(summary));
  } catch {
    // A browser that refuses storage shows no count.
  }
  for (const listener of listeners) listener();
}

export function removeOwnCartSummary(): void {
  if (cartSummaryNow()?.owner) window.localStorage.removeItem(CART_SUMMARY_KEY);
}

/** Calls back after each change, in this tab or another. Returns the unsubscribe function. */
export function onCartSummary(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // Null: everything was cleared.
    if (key === null || key === CART_SUMMARY_KEY) listener();
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

export function useCartSummary(owner: string | null): CartSummary | null {
  const summary = useSyncExternalStore(onCartSummary, cartSummaryNow, () => null);
  return summary?.owner === owner ? summary : null;
}
