import { readInvitation } from '@/lib/server/commerce/companies/members/join-company';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { splitLanguage } from '@/lib/shared/site/local-path';
import { safeReturnPath } from '@/lib/shared/site/routes';

/** The address of the invitation from whose page someone came to register; undefined for any other page. */
export async function invitedEmail(from: string | string[] | undefined): Promise<string | undefined> {
  if (typeof from !== 'string') return undefined;
  const { pathname, searchParams } = new URL(safeReturnPath(from), 'http://site.invalid');
  if (splitLanguage(pathname).path !== COMPANY_ROUTES.join) return undefined;
  return (await readInvitation(searchParams.get('token') ?? ''))?.email;
}
