import type { ShownNeed } from '@/lib/shared/approvals/approval.schema';
import { needSentence, periodLabel } from '@/lib/shared/approvals/need-sentence';
import type { Language } from '@/lib/shared/site/languages';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** Returns what approval is needed for, in the language of the page. */
export function needText(
  need: ShownNeed,
  { needs, quarter }: Pick<Texts['approvals'], 'needs' | 'quarter'>,
  language: Language,
): string {
  const { period } = need;
  const shown = period === undefined ? need : { ...need, period: periodLabel(period, quarter, language) };
  return needSentence(shown, needs, language);
}
