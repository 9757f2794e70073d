import 'server-only';
import { env } from '@/lib/server/config/env';
import type { ContactMessageDocument } from '@/lib/server/db/documents/enquiries';
import { languageOfEnquiry } from '@/lib/server/enquiries/enquirer-facts';
import type { Mail } from '@/lib/server/mail/outbox';
import { composeMail } from '@/lib/server/mail/templates/compose-mail';
import { textsFor } from '@/lib/shared/texts/texts-for';

/** Tells the sender that the message arrived. Holds nothing the sender typed: the address may be a stranger's. */
export function messageAcknowledgementMail(message: ContactMessageDocument): Mail {
  const language = languageOfEnquiry(message);
  const words = textsFor(language).enquiryMails.messageAcknowledgement;
  return {
    key: `contact-acknowledgement:${message._id.toHexString()}`,
    to: message.email,
    replyTo: env().CONTACT_EMAIL,
    ...composeMail({ language, words, values: { number: message.number } }),
  };
}
