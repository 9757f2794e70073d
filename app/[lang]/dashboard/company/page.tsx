import type { Metadata } from 'next';
import { CompanyStanding } from '@/components/account-home/company-standing';
import { EditCompany } from '@/components/companies/company-form';
import { CompanyFacts, ownFacts } from '@/components/companies/company-head';
import { FactList, Panel } from '@/components/ui/panel';
import { readLanguage } from '@/lib/client/language/use-language.react-server';
import { countriesIn } from '@/lib/shared/addresses/countries';
import { mayInCompany } from '@/lib/shared/companies/company-roles';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { readOwed } from '../read-standing';
import { CompanyPage } from './company-page';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).company.title };
}

export default async function OwnCompanyPage({ params }: PageProps) {
  const { lang } = await params;
  return (
    <CompanyPage lang={lang} tab="company">
      {async ({ company, actor, texts: all }) => {
        const { company: texts } = all;
        const language = await readLanguage();
        const { number, priceGroup, role } = company;
        const facts = ownFacts(company, all, language);
        return (
          <>
            <CompanyStanding owed={await readOwed(actor, company)} texts={all} />
            <Panel heading={texts.manage.details}>
              {mayInCompany(role, 'change-company') ? (
                <>
                  <FactList
                    facts={[
                      [texts.facts.number, number],
                      ...facts,
                      ...(priceGroup ? [[texts.facts.priceGroup, priceGroup] as const] : []),
                    ]}
                  />
                  <EditCompany
                    company={company}
                    countries={countriesIn(language)}
                    label={texts.manage.details}
                    texts={texts.fields}
                    meanwhileTexts={texts.meanwhile}
                  />
                </>
              ) : (
                <CompanyFacts company={company} more={facts} texts={texts.facts} />
              )}
            </Panel>
          </>
        );
      }}
    </CompanyPage>
  );
}
