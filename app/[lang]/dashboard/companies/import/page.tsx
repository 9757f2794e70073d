import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { BankFile } from '@/components/receivables/bank-file/bank-file';
import { BackLink } from '@/components/ui/links/back-link';
import { listPayingCompanies } from '@/lib/server/commerce/customers/list-managed-companies';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../../page-gate';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).receivables.bank.title };
}

export default async function BankFilePage({ params }: PageProps) {
  const actor = await requireAdmin(COMPANY_ROUTES.bankFile);
  const companies = await listPayingCompanies(actor);
  const { bank } = textsFor((await params).lang).receivables;
  return (
    <>
      <div className="grid gap-4">
        <BackLink href={ROUTES.companies}>{bank.back}</BackLink>
        <DashboardHead heading={bank.heading} text={bank.text} />
      </div>
      <BankFile companies={companies} texts={bank} />
    </>
  );
}
