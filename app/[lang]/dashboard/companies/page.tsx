import { Building2 } from 'lucide';
import type { Metadata } from 'next';
import { CompanyTable } from '@/components/companies/company-table';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { AdminList } from '@/components/dashboard/rows/admin-list';
import { ListSelect } from '@/components/dashboard/rows/list-select';
import { LinkButton } from '@/components/ui/links/link';
import { type AddressQuery, listHref, readListQuery } from '@/lib/client/page/list-query';
import { listManagedCompanies } from '@/lib/server/commerce/customers/list-managed-companies';
import { companiesQuerySchema } from '@/lib/shared/companies/company.schema';
import { COMPANY_STATES } from '@/lib/shared/companies/company-roles';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../page-gate';
import { readListPage } from '../read-list-page';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

const PATH = ROUTES.companies;

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).company.manage.title };
}

export default async function CompaniesPage({ params, searchParams }: PageProps) {
  const texts = textsFor((await params).lang);
  const { q = '', state, overdue, page } = readListQuery(companiesQuerySchema, await searchParams);
  const actor = await requireAdmin(listHref(PATH, { q, state, overdue, page }));
  const { rows, ...list } = await readListPage(page, async (part) => {
    const { companies, total } = await listManagedCompanies(actor, { q, state, overdue, ...part });
    return { rows: companies, total };
  });
  const own = texts.company.manage;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <DashboardHead heading={own.heading} text={own.text}>
        <LinkButton href={COMPANY_ROUTES.bankFile} variant="outline" size="sm">
          {own.bankFile}
        </LinkButton>
      </DashboardHead>
      <AdminList
        {...list}
        path={PATH}
        q={q}
        filter={{
          name: 'state',
          value: state,
          options: [
            [undefined, own.filter.current],
            ...COMPANY_STATES.map((each) => [each, own.filter[each]] as const),
          ],
        }}
        narrowing={{ overdue }}
        controls={
          <ListSelect
            path={PATH}
            parameters={{ q, state }}
            name="overdue"
            value={overdue ?? ''}
            label={own.balance.label}
            options={[
              ['', own.balance.all],
              ['true', own.balance.overdue],
            ]}
          />
        }
        icon={Building2}
        texts={texts}
        own={own}
      >
        <CompanyTable companies={rows} texts={texts.company} />
      </AdminList>
    </div>
  );
}
