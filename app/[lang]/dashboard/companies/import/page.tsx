import { redirect } from 'next/navigation';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { languageOf } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { requireAdmin } from '../../../page-gate';

type PageProps = { params: Promise<{ lang: string }> };

/** Where banks' files were imported before 0.2.0. */
export default async function BankFilePage({ params }: PageProps) {
  await requireAdmin(COMPANY_ROUTES.bankFile);
  redirect(localPath(ROUTES.bank, languageOf((await params).lang)));
}
