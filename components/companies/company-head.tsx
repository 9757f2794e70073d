import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { useTimeZone } from '#use-time-zone';
import { ownBudgetFact } from '@/components/companies/rules/own-budget-fact';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { Link, LinkButton } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { FactList } from '@/components/ui/panel';
import { addressText } from '@/lib/shared/addresses/address-text';
import type { Company } from '@/lib/shared/companies/company.schema';
import {
  type CompanyAction,
  type CompanyRole,
  type CompanyState,
  mayInCompany,
} from '@/lib/shared/companies/company-roles';
import { COMPANY_ROUTES, COMPANY_TABS, type CompanyTab } from '@/lib/shared/companies/company-routes';
import { formatDay } from '@/lib/shared/dates/dates';
import type { Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { termsText } from '../receivables/statement/statement-view';

const TONES: Record<CompanyState, BadgeTone> = {
  pending: 'accent',
  active: 'success',
  blocked: 'danger',
  closed: 'neutral',
};

export function CompanyStateBadge({ state, texts }: { state: CompanyState; texts: Texts['company'] }) {
  return <Badge tone={TONES[state]}>{texts.states[state]}</Badge>;
}

type CompanyHeadProps = {
  company: { number: string; name: string; state: CompanyState; role: CompanyRole };
  tab: CompanyTab;
  texts: Texts['company'];
  children?: ReactNode;
};

const READ_BY: Partial<Record<CompanyTab, CompanyAction>> = {
  rules: 'read-rules',
  orders: 'read-company-orders',
  statement: 'read-statement',
};

/** A pending company has no pages but its own and its members'; buyers see their orders under My Orders. */
function tabsOf({ state, role }: CompanyHeadProps['company']): readonly CompanyTab[] {
  if (state === 'pending') return ['company', 'members'];
  return COMPANY_TABS.filter((tab) => {
    const action = READ_BY[tab];
    return !action || mayInCompany(role, action);
  });
}

export function CompanyHead({ company, tab, texts, children }: CompanyHeadProps) {
  return (
    <div className="grid min-w-0 gap-4">
      <DashboardHead heading={company.name} state={<CompanyStateBadge state={company.state} texts={texts} />}>
        {children}
      </DashboardHead>
      <nav aria-label={texts.label} className="no-print min-w-0 border-line border-b">
        <ul className="flex gap-x-5 max-sm:overflow-x-auto max-sm:[scrollbar-width:none] sm:flex-wrap">
          {tabsOf(company).map((each) => (
            <li key={each} className={each === tab ? '[scroll-initial-target:nearest]' : undefined}>
              <Link
                href={COMPANY_ROUTES.tab(each)}
                prefetch={false}
                aria-current={each === tab ? 'page' : undefined}
                className="-mb-px flex min-h-10 items-center whitespace-nowrap -outline-offset-2 border-transparent border-b-2 font-medium text-sm hover:text-ink aria-[current=page]:border-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
              >
                {texts.tabs[each]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {company.state === 'pending' ? (
        <Notice tone="info">
          <p className="font-semibold text-ink">{texts.pending.title}</p>
          <p>{fillText(texts.pending.text, { number: company.number })}</p>
        </Notice>
      ) : null}
      {company.state === 'blocked' ? (
        <Notice tone="danger">
          <div className="grid gap-3">
            <div>
              <p className="font-semibold text-ink">{texts.blocked.title}</p>
              <p>{texts.blocked.text}</p>
            </div>
            <div>
              <LinkButton href={ROUTES.contact} variant="outline" size="sm">
                {texts.blocked.action}
              </LinkButton>
            </div>
          </div>
        </Notice>
      ) : null}
    </div>
  );
}

type CompanyFactsProps = {
  company: Pick<
    Company,
    'number' | 'customerNumber' | 'billing' | 'vatId' | 'invoiceEmail' | 'poRequired' | 'priceGroup'
  >;
  more?: readonly (readonly [label: string, value: ReactNode])[];
  /** In place of the number alone, where it needs a confirmation. */
  vat?: ReactNode;
  /** When it was registered, for admins. */
  createdAt?: string;
  texts: Texts['company']['facts'];
};

/** Shows a company to those who do not change it. */
export function CompanyFacts({ company, more = [], vat, createdAt, texts }: CompanyFactsProps) {
  const [language, timeZone] = [useLanguage(), useTimeZone()];
  const { number, customerNumber, billing, vatId, invoiceEmail, poRequired, priceGroup } = company;
  const address = addressText({ ...billing, company: '', reference: '' }, language);
  return (
    <FactList
      facts={[
        [texts.number, number],
        ...(customerNumber ? [[texts.customerNumber, customerNumber] as const] : []),
        ...more,
        ...(createdAt ? [[texts.registered, formatDay(createdAt, language, timeZone)] as const] : []),
        [texts.billing, address],
        [texts.phone, billing.phone],
        ...(vatId ? [[texts.vatId, vat ?? vatId] as const] : []),
        ...(invoiceEmail ? [[texts.invoiceEmail, invoiceEmail] as const] : []),
        ...(poRequired ? [[texts.poRequired, texts.poIsRequired] as const] : []),
        ...(priceGroup ? [[texts.priceGroup, priceGroup] as const] : []),
      ]}
    />
  );
}

type Fact = readonly [label: string, value: ReactNode];

/** Returns the member's role, how the company pays, and the budget their orders count in. */
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
