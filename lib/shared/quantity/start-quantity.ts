import { LANGUAGES, type Language } from '../site/languages';
import { nearestQuantity } from './legal-quantities';
import type { QuantityRules } from './quantity-rules';
import { readUnits } from './read-count';

/** `?quantity=` as typed in this language, or the nearest legal quantity, otherwise the minimum. */
export function startQuantity(
  requested: string | readonly string[] | undefined,
  rules: QuantityRules,
  language: Language = LANGUAGES.default,
): number {
  const units = typeof requested === 'string' ? readUnits(requested, language) : null;
  return (units === null ? null : nearestQuantity(units, rules)) ?? rules.moq;
}
