import { compactText } from '@forgeline/tool-text/fold-text';

/** Key by which SKUs are compared: `FL-BV 125` and `flbv125` are the same. */
export function skuKeyOf(sku: string): string {
  return compactText(sku);
}

const WEIGHT_OF_ODD_PLACES = 3;

/** 8, 12, 13 or 14 digits, the last of which is the check digit (GS1 General Specifications, 7.9). */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  // From the right, so that the weights do not depend on the length.
  const [check = 0, ...rest] = [...text].reverse().map(Number);
  const sum = rest.reduce(
    (total, digit, place) => total + digit * (place % 2 === 0 ? WEIGHT_OF_ODD_PLACES : 1),
    0,
  );
  return (10 - (sum % 10)) % 10 === check;
}

const LENGTHS = [14, 13, 12, 8] as const;
const LONGEST = LENGTHS[0];

/** A scanned GTIN with its application identifier, maybe followed by others: `(01)04006381333931(10)A7`. */
const SCANNED = /^\W*01\)?\s*(\d{14})(?:\(|$)/;

/**
 * Key by which GTINs are compared, in 14 digits: programs add and remove the leading zeros of shorter ones (GS1 General
 * Specifications, 3.3.2). Undefined for any other text.
 */
export function gtinKeyOf(text: string): string | undefined {
  const digits = SCANNED.exec(text.trim())?.[1] ?? compactText(text);
  if (!/^\d{8,14}$/.test(digits)) return undefined;
  const key = digits.padStart(LONGEST, '0');
  return isGtin(key) ? key : undefined;
}

/** Every form in which a GTIN may be stored; empty for any other text. */
export function gtinForms(text: string): string[] {
  const key = gtinKeyOf(text);
  if (key === undefined) return [];
  return LENGTHS.map((length) => key.slice(LONGEST - length)).filter((form) => Number(form) === Number(key));
}
