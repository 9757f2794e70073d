import { formatNumber } from '../numbers/numbers';
import type { Language } from '../site/languages';
import { fillText } from '../text/fill-text';

/** `Ships in 5 business days` */
export function leadTimeText(days: number, texts: { one: string; many: string }, language: Language): string {
  return days === 1 ? texts.one : fillText(texts.many, { count: formatNumber(days, language) });
}
