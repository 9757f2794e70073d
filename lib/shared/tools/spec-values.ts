import { withPoint } from '@forgeline/tool-text/with-point';

/** Any text, one number, or a range of two. */
export const SPEC_TYPES = ['text', 'number', 'range'] as const;
export type SpecType = (typeof SPEC_TYPES)[number];

const NUMBER = '\\d+(?:[.]\\d+)?|\\d{1,3}(?:,\\d{3})+(?:[.]\\d+)?|(?:\\d+ )?\\d+/\\d+';
const ONE_NUMBER = new RegExp(`^[±+-]?(?:${NUMBER})$`);
const TWO_NUMBERS = new RegExp(`^(-?(?:${NUMBER}))\\s*(?:[-–—]|to|bis)\\s*(-?(?:${NUMBER}))$`, 'i');

/**
 * The value as it is stored, or null if it is not of that type. A number may have a sign or `±`, decimals, thousands
 * (`12,250`) or a fraction (`1 1/2`); the range `40-200` is stored as `40–200`.
 */
export function readSpecValue(type: SpecType, value: string): string | null {
  const text = value.trim();
  if (type === 'text') return text;
  const number = withPoint(text);
  if (type === 'number') return ONE_NUMBER.test(number) ? number : null;
  const [, from, to] = TWO_NUMBERS.exec(number) ?? [];
  return from && to ? `${from}–${to}` : null;
}

/** For rows that were stored without a type. */
export function specTypeOf(value: string): SpecType {
  if (readSpecValue('number', value) !== null) return 'number';
  return readSpecValue('range', value) === null ? 'text' : 'range';
}
