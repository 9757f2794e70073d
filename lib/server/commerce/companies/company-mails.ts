import type { Member } from '@/lib/server/identity/users/company-members';
import { languageOfUser } from '@/lib/server/identity/users/identity';
import { inShopDigest } from '@/lib/server/inbox/requests/shop-digest';
import { env } from '@/lib/server/platform/config/env';
import type {
  CompanyDocument,
  CompanyInvitationDocument,
} from '@/lib/server/platform/db/documents/companies';
import type { DigestKind } from '@/lib/server/platform/mail/digests-and-attachments';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeDigest, composeMail, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { nameForStrangers } from '@/lib/server/platform/mail/templates/name-for-strangers';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import type { Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { companyMailsIn } from '@/lib/shared/texts/mail-texts';

/** To the shop: somebody waits for it to activate their company. */
export function companyRegisteredMail(
  { _id, number, name, vatId }: CompanyDocument,
  by: { name: string; email: string },
): Mail {
  const { CONTACT_LANGUAGE: language, CONTACT_EMAIL: to } = env();
  const { registered, facts } = companyMailsIn(language);
  const id = _id.toHexString();
  const url = siteLink(COMPANY_ROUTES.managed(id), language);
  const content = composeMail({
    language,
    words: registered,
    values: { number, company: name },
    facts: [
      [facts.number, number],
      [facts.company, name],
      ...(vatId ? [[facts.vatId, vatId] as const] : []),
      [facts.name, by.name],
      [facts.email, by.email],
    ],
    url,
  });
  const key = `company-registered:${id}`;
  return { key, to, replyTo: by.email, ...content, digest: inShopDigest(url) };
}

/** Sent again where a company that was blocked becomes active, which is another revision of it. */
export function companyActivatedMail(
  { _id, number, revision, name }: CompanyDocument,
  member: Pick<Member, '_id' | 'email' | 'language'>,
): Mail {
  const language = languageOfUser(member);
  const content = composeMail({
    language,
    words: companyMailsIn(language).activated,
    values: { company: nameForStrangers(name, number) },
    url: siteLink(ROUTES.company, language),
  });
  const key = `company-activated:${_id.toHexString()}:${revision}:${member._id.toHexString()}`;
  return { key, to: member.email, ...content };
}

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

export const INVITATION_DIGEST = 'invitations';
/** In an hour, for one recipient, whichever companies invite. */
const INVITATION_MAILS_MAX = 5;

export const invitationDigest: DigestKind = {
  most: INVITATION_MAILS_MAX,
  compose: (digest) =>
    composeDigest(digest, companyMailsIn(digest.language).digest, siteLink(ROUTES.company, digest.language)),
};
