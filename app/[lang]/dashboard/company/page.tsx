import type { Metadata } from 'next';
import { ownBudgetFact } from '@/components/approvals/rules/budget-usage-text';
import { CompanyFacts } from '@/components/company/company-facts';
import { EditCompany } from '@/components/company/edit-company';
import { Panel } from '@/components/ui/panel';
import { readLanguage } from '@/lib/client/language/use-language.react-server';
import { countriesIn } from '@/lib/shared/addresses/countries';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { CompanyPage } from './company-page';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).company.title };
}

export default async function OwnCompanyPage({ params }: PageProps) {
  const { lang } = await params;
  return (
    <CompanyPage lang={lang} tab="company">
      {async ({ company, texts: { company: texts, approvals } }) => (
        <Panel heading={texts.manage.details}>
          {company.role === 'owner' ? (
            <EditCompany
              // Remounted where someone else changed it.
              key={company.revision}
              company={company}
              countries={countriesIn(await readLanguage())}
              label={texts.manage.details}
              texts={texts.fields}
            />
          ) : (
            <CompanyFacts
              company={company}
              more={[
                [texts.facts.role, texts.roles[company.role]],
                ...(company.budget ? [ownBudgetFact(company.budget, approvals, await readLanguage())] : []),
              ]}
              texts={texts.facts}
            />
          )}
        </Panel>
      )}
    </CompanyPage>
  );
}
