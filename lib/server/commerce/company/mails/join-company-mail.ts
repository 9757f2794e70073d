import { COMPANY_ROUTES } from '@/lib/shared/company/company-routes';
import 'server-only';
import type {
  CompanyDocument,
  CompanyInvitationDocument,
} from '@/lib/server/platform/db/documents/companies';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail } from '@/lib/server/platform/mail/templates/compose-mail';
import { siteLink } from '@/lib/server/platform/mail/templates/site-link';
import type { Language } from '@/lib/shared/site/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';

type Invited = {
  invitation: CompanyInvitationDocument;
  token: string;
  inviter: string;
  language: Language;
};

/** The link shows a button; opening it changes nothing. */
export function joinCompanyMail(
  { name }: Pick<CompanyDocument, 'name'>,
  { invitation: { email, role, tokenHash }, token, inviter, language }: Invited,
): Mail {
  const { join, roles } = textsFor(language).companyMails;
  const content = composeMail({
    language,
    words: join,
    values: { company: name, name: inviter, role: roles[role] },
    url: siteLink(COMPANY_ROUTES.join, language, { token }),
  });
  return { key: `company-invitation:${tokenHash}`, to: email, ...content };
}
