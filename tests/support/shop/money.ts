import { formatDollars } from '@/lib/shared/numbers/money';
import type { Language } from '@/lib/shared/site/languages';

/** An amount as the pages and mails of this shop write it, in whichever currency. */
export function money(dollars: number, language: Language = 'en'): string {
  return formatDollars(dollars, language);
}

/** The same as a part of a pattern. */
export function moneyPattern(dollars: number, language: Language = 'en'): string {
  return money(dollars, language)
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\s/g, '\\s');
}
