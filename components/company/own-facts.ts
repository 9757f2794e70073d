import { ownBudgetFact } from '@/components/approvals/rules/budget-usage-text';
import type { Company } from '@/lib/shared/company/company.schema';
import type { Language } from '@/lib/shared/site/languages';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { termsText } from './statement/terms-text';

type Fact = readonly [label: string, value: string];

/** What the company is for one of its members: their role, how it pays, and the budget their orders count in. */
export function ownFacts(
  { role, termsDays, budget }: Pick<Company, 'role' | 'termsDays' | 'budget'>,
  { company, statement, approvals }: Pick<Texts, 'company' | 'statement' | 'approvals'>,
  language: Language,
): Fact[] {
  const { figures } = statement;
  return [
    [company.facts.role, company.roles[role]],
    [figures.terms, termsText(termsDays, figures, language)],
    ...(budget ? [ownBudgetFact(budget, approvals, language)] : []),
  ];
}
