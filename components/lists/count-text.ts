import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/texts/fill-text';

/** Returns the form of a text for this count, with the count in it. */
export function countText(forms: { one: string; many: string }, count: number, language: Language): string {
  return count === 1 ? forms.one : fillText(forms.many, { count: formatNumber(count, language) });
}
