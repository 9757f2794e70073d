import { Building2 } from 'lucide';
import { CompaniesBeside } from '@/components/companies/companies-beside';
import { CompanyTable } from '@/components/companies/company-table';
import { ListSelect } from '@/components/dashboard/rows/list-select';
import { LinkButton } from '@/components/ui/links/link';
import { callPath } from '@/lib/client/page/call-path';
import { listManagedCompanies } from '@/lib/server/commerce/customers/list-managed-companies';
import type { managedCompanyCalls } from '@/lib/shared/companies/company.contract';
import { companiesQuerySchema } from '@/lib/shared/companies/company.schema';
import { COMPANY_STATES } from '@/lib/shared/companies/company-roles';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { ROUTES } from '@/lib/shared/site/routes';
import { listPage } from '../list-page';

const page = listPage({
  path: ROUTES.companies,
  icon: Building2,
  saves: 'companies',
  opens: 'company',
  query: companiesQuerySchema,
  own: ({ company }) => company.manage,
  list: async (actor, query) => {
    const { companies: rows, total } = await listManagedCompanies(actor, query);
    return { rows, total };
  },
  file: (query) =>
    callPath<typeof managedCompanyCalls.exportCompanyList>('/api/all-company/export.csv', { query }),
  frame: ({ query: { q, state, overdue, vatId }, own }) => ({
    q,
    filter: {
      name: 'state',
      value: state,
      options: [
        [undefined, own.filter.current],
        ...COMPANY_STATES.map((each) => [each, own.filter[each]] as const),
      ],
    },
    narrowing: { overdue, vatId },
    controls: (
      <ListSelect
        path={ROUTES.companies}
        parameters={{ q, state }}
        name="overdue"
        value={overdue ?? ''}
        label={own.balance.label}
        options={[
          ['', own.balance.all],
          ['true', own.balance.overdue],
        ]}
      />
    ),
    actions: (
      <>
        <LinkButton href={ROUTES.bank} variant="outline" size="sm">
          {own.bankFile}
        </LinkButton>
        <LinkButton href={COMPANY_ROUTES.add} size="sm">
          {own.add.title}
        </LinkButton>
      </>
    ),
  }),
  table: ({ rows, texts }) => (
    <CompaniesBeside texts={texts.admin.beside}>
      <CompanyTable companies={rows} texts={texts} />
    </CompaniesBeside>
  ),
});

export const { generateMetadata } = page;
export default page.Page;
