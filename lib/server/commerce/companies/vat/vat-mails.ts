import type { Member } from '@/lib/server/identity/users/company-members';
import { languageOfUser } from '@/lib/server/identity/users/identity';
import { inShopDigest } from '@/lib/server/inbox/requests/shop-digest';
import { env } from '@/lib/server/platform/config/env';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { nameForStrangers } from '@/lib/server/platform/mail/templates/name-for-strangers';
import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import { formatDay } from '@/lib/shared/dates/dates';
import { ROUTES } from '@/lib/shared/site/routes';
import { companyMailsIn } from '@/lib/shared/texts/mail-texts';
import type { Certificate } from '@/lib/shared/trade/treatment-of';

type Company = Pick<CompanyDocument, '_id' | 'number' | 'name' | 'vatId'>;
export type Owner = Pick<Member, '_id' | 'email' | 'language'>;

const toShop = (url: string) => ({ to: env().CONTACT_EMAIL, digest: inShopDigest(url) });

/** To an owner, once for each check: their number was confirmed, or is not valid. */
export function vatIdJudgedMail(
  { _id, number, name, vatId = '', vat }: CompanyDocument,
  { _id: ownerId, email: to, ...owner }: Owner,
): Mail {
  const language = languageOfUser(owner);
  const { facts, vatIdValid, vatIdInvalid } = companyMailsIn(language);
  const company = nameForStrangers(name, number);
  const content = composeMail({
    language,
    words: vat?.state === 'valid' ? vatIdValid : vatIdInvalid,
    values: { company, vatId },
    facts: [
      [facts.company, company],
      [facts.vatId, vatId],
    ],
    url: siteLink(ROUTES.company, language),
  });
  const key = `company-vat-id:${_id.toHexString()}:${vat?.checkId?.toHexString() ?? ''}:${ownerId.toHexString()}`;
  return { key, to, ...content };
}

/** To the shop: the service has told nothing about a number for seven days. */
export function vatIdUnansweredMail({ _id, number, name, vatId = '', vat }: CompanyDocument): Mail {
  const { CONTACT_LANGUAGE: language } = env();
  const { facts, vatIdUnanswered } = companyMailsIn(language);
  const id = _id.toHexString();
  const url = siteLink(COMPANY_ROUTES.managed(id), language);
  const content = composeMail({
    language,
    words: vatIdUnanswered,
    values: { company: name, vatId },
    facts: [
      [facts.number, number],
      [facts.company, name],
      [facts.vatId, vatId],
    ],
    url,
  });
  return {
    key: `company-vat-id-unanswered:${id}:${vat?.waiting?.since.getTime()}`,
    ...content,
    ...toShop(url),
  };
}

type Ending = { company: Company; certificate: Certificate; to: string };

/** Of a certificate and its last day: a second mail is only sent once it ends on another day. */
const endKey = ({ company, certificate, to }: Ending, recipient: string) =>
  `certificate-ends:${company._id.toHexString()}:${certificate.id}:${to}:${recipient}`;

/** To an owner, or to the shop for none: a certificate of exemption ends soon. */
export function certificateEndsMail(ending: Ending, owner: Owner | null): Mail {
  const { company, certificate, to: day } = ending;
  const language = owner ? languageOfUser(owner) : env().CONTACT_LANGUAGE;
  const { facts, certificateEnds, certificateEndsForShop } = companyMailsIn(language);
  const url = owner
    ? siteLink(ROUTES.company, language)
    : siteLink(COMPANY_ROUTES.managed(company._id.toHexString()), language);
  const name = owner ? nameForStrangers(company.name, company.number) : company.name;
  const shownDay = formatDay(day, language, 'UTC');
  const content = composeMail({
    language,
    words: owner ? certificateEnds : certificateEndsForShop,
    values: { company: name, number: certificate.number, day: shownDay },
    facts: [
      [facts.company, name],
      [facts.certificate, certificate.number],
      [facts.states, certificate.states.join(', ')],
      [facts.validTo, shownDay],
    ],
    url,
  });
  const key = endKey(ending, owner?._id.toHexString() ?? 'shop');
  return owner ? { key, to: owner.email, ...content } : { key, ...content, ...toShop(url) };
}
