import 'server-only';
import type { EnquiryFields } from '@/lib/server/db/documents/enquiries';
import type { MailParts } from '@/lib/server/mail/templates/layout';
import { LANGUAGE_FACTS, LANGUAGES, type Language } from '@/lib/shared/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';

/** What is answered to an enquiry by itself; English for those from before it was kept. */
export function languageOfEnquiry(enquiry: Pick<EnquiryFields, 'language'>): Language {
  return enquiry.language ?? LANGUAGES.default;
}

/** Who asks, as the shop's mails list it: in the shop's language, with the one that they wait for an answer in. */
export function enquirerFacts(enquiry: EnquiryFields, shop: Language): NonNullable<MailParts['facts']> {
  const { facts } = textsFor(shop).enquiryMails;
  const { number, name, email, company, phone } = enquiry;
  const theirs = languageOfEnquiry(enquiry);
  return [
    [facts.number, number],
    [facts.name, name],
    [facts.email, email],
    ...(company ? [[facts.company, company] as const] : []),
    ...(phone ? [[facts.phone, phone] as const] : []),
    ...(theirs === shop ? [] : [[facts.language, LANGUAGE_FACTS[theirs].name] as const]),
  ];
}

/** What somebody wrote as the paragraphs of a mail, a line each. */
export function linesOf(text: string | undefined): string[] {
  return (text ?? '').split(/\s*\n\s*/).filter((line) => line !== '');
}
