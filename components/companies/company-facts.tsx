import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { ownBudgetFact } from '@/components/companies/rules/budget-usage-text';
import { FactList } from '@/components/ui/fact-list';
import { addressText } from '@/lib/shared/addresses/address-text';
import type { Company } from '@/lib/shared/companies/company.schema';
import { formatDay } from '@/lib/shared/dates/dates';
import type { Language } from '@/lib/shared/site/languages';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { termsText } from '../receivables/statement/terms-text';

type CompanyFactsProps = {
  company: Pick<Company, 'number' | 'billing' | 'vatId' | 'invoiceEmail' | 'poRequired' | 'priceGroup'>;
  more?: readonly (readonly [label: string, value: string])[];
  /** When it was registered, for admins. */
  createdAt?: string;
  texts: Texts['company']['facts'];
};

/** What is known of a company, for those who do not change it. */
export function CompanyFacts({ company, more = [], createdAt, texts }: CompanyFactsProps) {
  const [language, timeZone] = [useLanguage(), useTimeZone()];
  const { number, billing, vatId, invoiceEmail, poRequired, priceGroup } = company;
  const address = addressText({ ...billing, label: '', company: '', reference: '' }, language);
  return (
    <FactList
      facts={[
        [texts.number, number],
        ...more,
        ...(createdAt ? [[texts.registered, formatDay(createdAt, language, timeZone)] as const] : []),
        [texts.billing, address],
        [texts.phone, billing.phone],
        ...(vatId ? [[texts.vatId, vatId] as const] : []),
        ...(invoiceEmail ? [[texts.invoiceEmail, invoiceEmail] as const] : []),
        ...(poRequired ? [[texts.poRequired, texts.poIsRequired] as const] : []),
        ...(priceGroup ? [[texts.priceGroup, priceGroup] as const] : []),
      ]}
    />
  );
}

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
