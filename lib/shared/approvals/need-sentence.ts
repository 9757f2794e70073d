import { formatDollars } from '../numbers/money';
import type { Language } from '../site/languages';
import { fillText } from '../text/fill-text';
import type { ShownNeed } from './approval.schema';

/** English; calls have them, pages show those of their language (texts/<language>/company.ts). */
export const NEED_SENTENCES = {
  every: '{name}: every order needs approval',
  over: '{name}: orders over {amount} need approval',
  budget: 'Budget {name} of {period}: {amount} left',
};

export function needSentence(
  { code, name, over = 0, left = 0, period = '' }: Omit<ShownNeed, 'sentence' | 'approvers'>,
  texts: typeof NEED_SENTENCES,
  language: Language,
): string {
  if (code === 'over-budget')
    return fillText(texts.budget, { name, period, amount: formatDollars(left, language) });
  return over === 0
    ? fillText(texts.every, { name })
    : fillText(texts.over, { name, amount: formatDollars(over, language) });
}
