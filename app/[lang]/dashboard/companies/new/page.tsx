import type { Metadata } from 'next';
import { AddCompany } from '@/components/companies/add-company';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { BackLink } from '@/components/ui/links/back-link';
import { Panel } from '@/components/ui/panel';
import { readLanguage } from '@/lib/client/language/use-language.react-server';
import { listPriceGroups } from '@/lib/server/commerce/prices/find-price-groups';
import { countriesIn } from '@/lib/shared/addresses/countries';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { ROUTES } from '@/lib/shared/site/routes';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../../page-gate';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).company.manage.add.title };
}

export default async function AddCompanyPage({ params }: PageProps) {
  const actor = await requireAdmin(COMPANY_ROUTES.add);
  const { company } = textsFor((await params).lang);
  const { manage } = company;
  const { priceGroups } = await listPriceGroups(actor);
  return (
    <>
      <div className="grid gap-4">
        <BackLink href={ROUTES.companies}>{manage.back}</BackLink>
        <DashboardHead heading={manage.add.title} text={manage.add.text} />
      </div>
      <Panel heading={manage.details}>
        <AddCompany
          countries={countriesIn(await readLanguage())}
          groups={priceGroups.map(({ _id, name }) => [_id, name] as const)}
          texts={{
            fields: company.fields,
            manage: pick(
              manage,
              ...(['add', 'customerNumber', 'customerNumberHint', 'termsDays', 'termsHint'] as const),
              ...(['creditLimit', 'limitHint', 'priceGroup', 'noGroup'] as const),
            ),
          }}
        />
      </Panel>
    </>
  );
}
