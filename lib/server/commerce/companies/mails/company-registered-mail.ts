import { COMPANY_ROUTES } from '@/lib/shared/companies/company-routes';
import 'server-only';
import { inShopDigest } from '@/lib/server/inbox/requests/mails/shop-digest';
import { env } from '@/lib/server/platform/config/env';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
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
