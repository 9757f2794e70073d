import { isPositiveCents, toCents, toDollars } from '@/lib/shared/numbers/money';
import { readAmount, readPercent, signed } from '@/lib/shared/numbers/read-amount';
import { readUnits } from '@/lib/shared/numbers/read-count';
import { changedPriceCents, isPercent } from '@/lib/shared/numbers/unit-price';
import { lineCents } from '@/lib/shared/orders/order-totals';
import type { Language } from '@/lib/shared/site/languages';

/** A line of the sheet as it is typed; a negative percentage is a price above the list price. */
export type TypedLine = {
  toolId: string;
  quantity: string;
  percent: string;
  unitPrice: string;
  leadDays: string;
};

const readSigned = signed(readPercent);

/** Null for what is not a percentage from -100 to 100 with at most two decimals. */
export function readPercentOff(typed: string): number | null {
  const reading = readSigned(typed.replace(/%\s*$/, ''));
  return 'value' in reading && isPercent(Math.abs(reading.value)) ? reading.value : null;
}

/** In dollars, half up to the smallest amount of the currency. */
export function priceAtPercentOff(listPrice: number, percent: number): number {
  const list = toCents(listPrice);
  const cents = changedPriceCents(list, { percent: Math.abs(percent) });
  return toDollars(percent < 0 ? 2 * list - cents : cents);
}

/** To two decimals: a price in whole cents is rarely at a round percentage. */
export function percentOffOf(price: number, listPrice: number): number {
  return Math.round((1 - price / listPrice) * 10_000) / 100;
}

/** Null until it is an amount of at least one cent. */
export function readPrice(typed: string): number | null {
  const reading = readAmount(typed);
  return 'value' in reading && isPositiveCents(reading.value) ? reading.value : null;
}

/** Null until quantity and price are complete. */
export function typedLineCents(
  { quantity, unitPrice }: Pick<TypedLine, 'quantity' | 'unitPrice'>,
  language: Language,
): number | null {
  const units = readUnits(quantity, language);
  const price = readPrice(unitPrice);
  return units === null || price === null
    ? null
    : lineCents({ quantity: units, unitPriceCents: toCents(price) });
}

/** Sums over the lines that are complete; `listCents` over those of them that have a list price, at which `discountedCents` are sold. */
export function sheetSums(
  lines: readonly TypedLine[],
  listPriceOf: (toolId: string) => number | undefined,
  language: Language,
): { cents: number; units: number; listCents: number; discountedCents: number } {
  const sums = { cents: 0, units: 0, listCents: 0, discountedCents: 0 };
  for (const line of lines) {
    const units = readUnits(line.quantity, language);
    const cents = typedLineCents(line, language);
    sums.units += units ?? 0;
    if (units === null || cents === null) continue;
    sums.cents += cents;
    const listPrice = listPriceOf(line.toolId);
    if (listPrice === undefined) continue;
    sums.listCents += lineCents({ quantity: units, unitPriceCents: toCents(listPrice) });
    sums.discountedCents += cents;
  }
  return sums;
}
