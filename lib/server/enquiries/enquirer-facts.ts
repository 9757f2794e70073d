import 'server-only';
import type { EnquiryFields } from '@/lib/server/db/documents/enquiries';
import type { MailParts } from '@/lib/server/mail/templates/layout';

/** Who asks, as the shop's mails list it. */
export function enquirerFacts(enquiry: EnquiryFields): NonNullable<MailParts['facts']> {
  const { number, name, email, company, phone } = enquiry;
  return [
    ['Number', number],
    ['Name', name],
    ['Email', email],
    ...(company ? [['Company', company] as const] : []),
    ...(phone ? [['Phone', phone] as const] : []),
  ];
}

/** What somebody wrote as the paragraphs of a mail, a line each. */
export function linesOf(text: string | undefined): string[] {
  return (text ?? '').split(/\s*\n\s*/).filter((line) => line !== '');
}
