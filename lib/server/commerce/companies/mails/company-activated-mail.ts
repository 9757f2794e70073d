import 'server-only';
import type { Member } from '@/lib/server/identity/users/company-members';
import { languageOfUser } from '@/lib/server/identity/users/identity';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { nameForStrangers } from '@/lib/server/platform/mail/templates/name-for-strangers';
import { ROUTES } from '@/lib/shared/site/routes';
import { companyMailsIn } from '@/lib/shared/texts/mail-texts';

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
