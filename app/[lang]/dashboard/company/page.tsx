import type { Metadata } from 'next';
import { CompanyStanding } from '@/components/account-home/company-standing';
import { EditCompany } from '@/components/companies/company-form';
import { CompanyFacts, ownFacts } from '@/components/companies/company-head';
import { VatState } from '@/components/companies/tax/vat-state';
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
        const mayChange = mayInCompany(role, 'change-company');
        const { vatId = '', vat } = company;
        const shownVat = vat && (
          <VatState
            vatId={vatId}
            vat={vat}
            {...(mayChange && { checks: 'own' })}
            texts={all.companyTax.vat}
          />
        );
        return (
          <>
            <CompanyStanding owed={await readOwed(actor, company)} texts={all} />
            <Panel heading={texts.manage.details}>
              {mayChange ? (
                <>
                  <FactList
                    facts={[
                      [texts.facts.number, number],
                      ...facts,
                      ...(priceGroup ? [[texts.facts.priceGroup, priceGroup] as const] : []),
                      ...(shownVat ? [[texts.facts.vatId, shownVat] as const] : []),
                    ]}
                  />
                  <EditCompany
                    company={company}
                    countries={countriesIn(language)}
                    label={texts.manage.details}
                    texts={texts.fields}
                    taxTexts={all.companyTax}
                    meanwhileTexts={texts.meanwhile}
                  />
                </>
              ) : (
                <CompanyFacts company={company} more={facts} vat={shownVat} texts={texts.facts} />
              )}
            </Panel>
          </>
        );
      }}
    </CompanyPage>
  );
}
