import type { ReactNode } from 'react';
import { UsageBar } from '@/components/ui/usage-bar';
import { periodLabel } from '@/lib/shared/approvals/need-sentence';
import type { OwnBudget } from '@/lib/shared/companies/rules.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** The budget that one's own orders count in, as a fact. */
export function ownBudgetFact(
  { name, used, left, limit, currentPeriod }: OwnBudget,
  { rules, quarter }: Pick<Texts['approvals'], 'rules' | 'quarter'>,
  language: Language,
): readonly [label: string, value: ReactNode] {
  const text = fillText(used > limit ? rules.ownOverdrawn : rules.ownText, {
    name,
    used: formatDollars(used, language),
    over: formatDollars(used - limit, language),
    left: formatDollars(left, language),
    limit: formatDollars(limit, language),
    period: periodLabel(currentPeriod, quarter, language),
  });
  return [
    rules.own,
    <div key="budget" className="max-w-md pt-1.5">
      <UsageBar used={used} limit={limit} text={text} />
    </div>,
  ];
}
