import { LANGUAGES, type Language } from '../site/languages';
import { nearestQuantity } from './legal-quantities';
import type { QuantityRules } from './quantity-rules';
import { readUnits } from './read-count';

/**
 * Returns the initial quantity of an order form: `?quantity=` as people type it on a page in this language, or the nearest to it
 * that can be ordered, otherwise the minimum.
 */
export function startQuantity(
  asked: string | readonly string[] | undefined,
  rules: QuantityRules,
  language: Language = LANGUAGES.default,
): number {
  const units = typeof asked === 'string' ? readUnits(asked, language) : null;
  return (units === null ? null : nearestQuantity(units, rules)) ?? rules.moq;
}
