import { readUnits } from '@/lib/shared/numbers/read-count';
import { nearestQuantity } from '@/lib/shared/quantity/legal-quantities';
import type { QuantityRules } from '@/lib/shared/quantity/quantity-rules';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';

/** `?quantity=` as typed in this language, or the nearest legal quantity, otherwise the minimum. */
export function startQuantity(
  requested: string | readonly string[] | undefined,
  rules: QuantityRules,
  language: Language = LANGUAGES.default,
): number {
  const units = typeof requested === 'string' ? readUnits(requested, language) : null;
  return (units === null ? null : nearestQuantity(units, rules)) ?? rules.moq;
}
