import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { InvoiceReceipt } from '@/components/receivables/statement/invoice-receipt';
import { StatementView } from '@/components/receivables/statement/statement-view';
import { type AddressQuery, readListQuery } from '@/lib/client/page/list-query';
import { getInvoiceReceipt } from '@/lib/server/commerce/receivables/statement/get-invoice-receipt';
import { getStatement } from '@/lib/server/commerce/receivables/statement/get-statement';
import { companyOf } from '@/lib/server/identity/users/company-members';
import { mayInCompany } from '@/lib/shared/companies/company-roles';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { statementQuerySchema } from '@/lib/shared/receivables/receivables.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ifFound } from '../../../if-found';
import { readInRange } from '../../read-in-range';
import { CompanyPage } from '../company-page';

type PageProps = { params: Promise<{ lang: string }>; searchParams: Promise<AddressQuery> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).statement.title };
}

export default async function StatementPage({ params, searchParams }: PageProps) {
  const address = await searchParams;
  const query = readListQuery(statementQuerySchema, address);
  const isOverdueAlone = address.open === 'overdue';
  const paid = typeof address.paid === 'string' ? address.paid : null;
  return (
    <CompanyPage lang={(await params).lang} tab="statement">
      {async ({ company, actor, texts }) => {
        if (!companyOf(actor) || !mayInCompany(company.role, 'read-statement')) notFound();
        const { value: statement, isOutOfRange } = await readInRange(
          (days) => getStatement(actor, days),
          query,
        );
        const receipt = paid === null ? null : await ifFound(getInvoiceReceipt(actor, paid));
        return (
          <>
            {receipt ? <InvoiceReceipt receipt={receipt} texts={texts.statement} /> : null}
            <StatementView
              statement={statement}
              isOutOfRange={isOutOfRange}
              isOverdueAlone={isOverdueAlone}
              path={COMPANY_ROUTES.tab('statement')}
              files="/api/company/statement"
              orderHref={COMPANY_ROUTES.order}
              payHref={ROUTES.payment}
              texts={texts.statement}
            />
          </>
        );
      }}
    </CompanyPage>
  );
}
