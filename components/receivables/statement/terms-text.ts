import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type TermsTexts = Pick<Texts['statement']['figures'], 'days' | 'noTerms'>;

/** Says how long the company has to pay an invoice. */
export function termsText(days: number | null, texts: TermsTexts, language: Language): string {
  if (days === null) return texts.noTerms;
  return fillText(days === 1 ? texts.days.one : texts.days.many, { count: formatNumber(days, language) });
}
