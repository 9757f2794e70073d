import type { ObjectId } from 'mongodb';
import { gappedPattern, typedPattern, wordPatterns } from '@/lib/server/platform/word-patterns';
import { shiftDay } from '@/lib/shared/dates/zoned-days';
import { DUE_SOON_DAYS, type SerialSelection } from '@/lib/shared/serials/serial.schema';
import { serialKeyOf } from '@/lib/shared/serials/serial-number';
import { findOrdersOfKey, type SerialFilter } from './serials.repository';

const SKU_GAP = '[^A-Za-z0-9]*';

/** Each word is in the serial number, the SKU, the name or the order's number. */
function wordFilters(q: string | undefined): SerialFilter[] {
  const keys = wordPatterns(q, (word) => typedPattern(serialKeyOf(word)));
  const skus = wordPatterns(q, (word) => gappedPattern(word, SKU_GAP));
  return wordPatterns(q).map((typed, place) => ({
    $or: [
      { key: keys[place] ?? typed },
      { sku: skus[place] ?? typed },
      { name: typed },
      { orderNumber: typed },
    ],
  }));
}

const ORDERS_MAX = 100;

/** The orders with which units of this serial number were shipped to who holds them, in any spelling. */
export async function ordersOfSerial(typed: string): Promise<ObjectId[]> {
  const key = serialKeyOf(typed.trim());
  return key === '' ? [] : findOrdersOfKey(key, ORDERS_MAX);
}

function dueFilter(due: SerialSelection['due'], today: string): SerialFilter[] {
  if (due === undefined) return [];
  const days = due === 'soon' ? { $lte: shiftDay(today, { days: DUE_SOON_DAYS }) } : { $lt: today };
  return [{ dueOn: days, retired: { $exists: false } }];
}

/**
 * Finds what a list is asked for. `others` are further ways in which what was typed matches: a number of a delivery note. `today` is
 * the shop's day.
 */
export function selectedSerials(
  { q, due }: Pick<SerialSelection, 'q' | 'due'>,
  today: string,
  others: readonly SerialFilter[] = [],
): SerialFilter[] {
  const words = wordFilters(q);
  // A serial number with spaces is several words.
  const whole = serialKeyOf(q ?? '');
  const matches = [...(words.length > 0 ? [{ $and: words }] : []), ...others];
  if (words.length > 1 && whole !== '') matches.push({ key: typedPattern(whole) });
  return [...(matches.length > 0 ? [{ $or: matches }] : []), ...dueFilter(due, today)];
}
