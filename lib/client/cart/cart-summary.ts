import { useSyncExternalStore } from 'react';
import { onRestore } from '../on-restore';

/** What the header shows of a cart, kept for this browser so that every tab and the next page have it at once. */
export type CartSummary = {
  /** The account whose cart it is; null for a visitor's. */
  owner: string | null;
  /** Differs after each change of the cart. */
  version: number;
  lines: number;
  dueCents: number;
  /** When the store said so, in milliseconds. */
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

/** Returns the summary as it is stored; null without one. The same object while it is the same. Every page loads this file. */
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

/** Stores the summary, for the header of this tab and of all others. */
export function keepCartSummary(summary: CartSummary): void {
  try {
    window.localStorage.setItem(CART_SUMMARY_KEY, JSON.stringify(summary));
  } catch {
    // A browser that refuses storage shows no count.
  }
  for (const listener of listeners) listener();
}

/** Removes the summary of an account that nobody is signed in to any more. */
export function forgetOwnCartSummary(): void {
  if (cartSummaryNow()?.owner) window.localStorage.removeItem(CART_SUMMARY_KEY);
}

/** Calls back after each change of the summary, in this tab or another. Returns a function that stops. */
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

/** The summary of the cart of this account, or a visitor's; null where nothing is known. */
export function useCartSummary(owner: string | null): CartSummary | null {
  const summary = useSyncExternalStore(onCartSummary, cartSummaryNow, () => null);
  return summary?.owner === owner ? summary : null;
}
