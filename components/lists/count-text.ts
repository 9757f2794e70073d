import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';

export function countText(forms: { one: string; many: string }, count: number, language: Language): string {
  return count === 1 ? forms.one : fillText(forms.many, { count: formatNumber(count, language) });
}
