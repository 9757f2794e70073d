import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import 'server-only';
import type {
  CompanyDocument,
  CompanyInvitationDocument,
} from '@/lib/server/platform/db/documents/companies';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { nameForStrangers } from '@/lib/server/platform/mail/templates/name-for-strangers';
import type { Language } from '@/lib/shared/site/languages';
import { companyMailsIn } from '@/lib/shared/texts/mail-texts';
import { INVITATION_DIGEST } from './invitation-digest';

type Invited = {
  invitation: CompanyInvitationDocument;
  token: string;
  inviter: string;
  language: Language;
};

/** How the keys of all mails of one invitation begin, or of all invitations of a company. */
export function invitationKey({
  companyId,
  _id,
}: Pick<CompanyInvitationDocument, 'companyId'> & Partial<Pick<CompanyInvitationDocument, '_id'>>): string {
  return `company-invitation:${companyId.toHexString()}:${_id ? `${_id.toHexString()}:` : ''}`;
}

/** The link shows a button; opening it changes nothing. */
export function joinCompanyMail(
  { number, name }: Pick<CompanyDocument, 'number' | 'name'>,
  { invitation, token, inviter, language }: Invited,
): Mail {
  const { email, role, tokenHash } = invitation;
  const url = siteLink(COMPANY_ROUTES.join, language, { token });
  const { join, roles, someone } = companyMailsIn(language);
  const content = composeMail({
    language,
    words: join,
    values: {
      company: nameForStrangers(name, number),
      name: nameForStrangers(inviter, someone),
      role: roles[role],
    },
    url,
  });
  const key = `${invitationKey(invitation)}${tokenHash}`;
  return { key, to: email, ...content, digest: { kind: INVITATION_DIGEST, language, url } };
}
