import { formatNumber } from '../numbers/numbers';
import { decimalMarkOf } from '../site/language-facts';
import type { Language } from '../site/languages';

/** Apart from tool-weight.ts, whose reader of numbers pages load with their forms' rules. */

const GRAMS_PER_KILOGRAM = 1_000;

/** Returns the first value of a field of a weight in kilograms: `1.25`, in German `1,25`. */
export function fieldKilograms(grams: number, language: Language): string {
  return String(grams / GRAMS_PER_KILOGRAM).replace('.', decimalMarkOf(language));
}

/** `1.25 kg` */
export function weightText(grams: number, language: Language): string {
  return `${formatNumber(grams / GRAMS_PER_KILOGRAM, language, { decimalsMax: 3 })}\u00a0kg`;
}
