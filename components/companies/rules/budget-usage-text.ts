import { periodLabel } from '@/lib/shared/approvals/need-sentence';
import type { OwnBudget } from '@/lib/shared/companies/rules.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type Shown = {
  texts: Pick<Texts['approvals']['rules'], 'used' | 'overdrawn'>;
  quarter: string;
  language: Language;
};

/** `$250.00 of $300.00 used, $50.00 left in November 2026`, or how much it is over. */
export function usageText(
  { used, left, limit, currentPeriod }: OwnBudget,
  { texts, quarter, language }: Shown,
): string {
  return fillText(used > limit ? texts.overdrawn : texts.used, {
    used: formatDollars(used, language),
    over: formatDollars(used - limit, language),
    left: formatDollars(left, language),
    limit: formatDollars(limit, language),
    period: periodLabel(currentPeriod, quarter, language),
  });
}
