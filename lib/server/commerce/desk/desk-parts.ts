import type { DeskEntry, DeskTile, DeskTileKey } from '@/lib/shared/desk/desk.schema';
import { toDollars } from '@/lib/shared/numbers/money';

type Counted = { count: number; cents?: number; late?: number };

/** A list of at most one tile: none for nothing. */
export function tile(key: DeskTileKey, { count, cents, late = 0 }: Counted, href: string): DeskTile[] {
  if (count === 0) return [];
  const amount = cents === undefined ? {} : { amount: toDollars(cents) };
  return [{ key, count, ...amount, ...(late > 0 ? { late } : {}), href }];
}

type Contents = { toolName: string; units: number; lineCount: number };

/** `12 × Hammer`, or `Hammer +4`. */
export function contentsText({ toolName, units, lineCount }: Contents): string {
  return lineCount > 1 ? `${toolName} +${lineCount - 1}` : `${units} × ${toolName}`;
}

type Entry = Omit<DeskEntry, 'amount' | 'due'> & { cents?: number | undefined; due?: string | undefined };

export function entry({ cents, due, href, ...about }: Entry): DeskEntry {
  return {
    ...about,
    ...(cents === undefined ? {} : { amount: toDollars(cents) }),
    ...(due === undefined ? {} : { due }),
    href,
  };
}
