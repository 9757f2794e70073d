import { Building2 } from 'lucide';
import type { ReactNode } from 'react';
import { ArrivalToast } from '@/components/companies/arrival-toast';
import { RegisterCompany } from '@/components/companies/company-form';
import { CompanyHead } from '@/components/companies/company-head';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/links/link';
import { Panel } from '@/components/ui/panel';
import { readLanguage } from '@/lib/client/language/use-language.react-server';
import { getCompany } from '@/lib/server/commerce/companies/get-company';
import type { Actor } from '@/lib/server/identity/actor';
import { countriesIn } from '@/lib/shared/addresses/countries';
import type { Company } from '@/lib/shared/companies/company.schema';
import { COMPANY_ROUTES, type CompanyTab } from '@/lib/shared/companies/company-routes';
import { ROUTES } from '@/lib/shared/site/routes';
import { pick } from '@/lib/shared/texts/pick';
import { type Texts, textsFor } from '@/lib/shared/texts/texts-for';
import { requireMember } from '../../page-gate';

type CompanyPageProps = {
  lang: string;
  tab: CompanyTab;
  children: (shown: { company: Company; actor: Actor; texts: Texts }) => ReactNode | Promise<ReactNode>;
};

/** A page of one's company; for those who have none, the form that registers one. */
export async function CompanyPage({ lang, tab, children }: CompanyPageProps) {
  const texts = textsFor(lang);
  const own = texts.company;
  const actor = await requireMember(COMPANY_ROUTES.tab(tab));
  if (actor.role === 'admin') {
    return (
      <>
        <DashboardHead heading={own.heading} />
        <EmptyState icon={Building2} title={own.admins.title} text={own.admins.text}>
          <LinkButton href={ROUTES.companies}>{own.admins.action}</LinkButton>
        </EmptyState>
      </>
    );
  }
  if (!actor.company) {
    return (
      <>
        <DashboardHead heading={own.heading} />
        <Panel heading={own.register.heading}>
          <p className="max-w-prose text-muted">{own.register.text}</p>
          <RegisterCompany
            countries={countriesIn(await readLanguage())}
            texts={pick(own, 'fields', 'register')}
          />
        </Panel>
      </>
    );
  }
  const company = await getCompany(actor);
  return (
    <>
      <ArrivalToast />
      <CompanyHead company={company} tab={tab} texts={own} />
      {await children({ company, actor, texts })}
    </>
  );
}
