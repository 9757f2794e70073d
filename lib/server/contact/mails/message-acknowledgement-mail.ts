import 'server-only';
import { env } from '@/lib/server/config/env';
import type { ContactMessageDocument } from '@/lib/server/db/documents/enquiries';
import type { Mail } from '@/lib/server/mail/outbox';
import { layoutMail } from '@/lib/server/mail/templates/layout';
import { BRAND } from '@/lib/shared/brand';

/** Tells the sender that the message arrived. Holds nothing the sender typed: the address may be a stranger's. */
export function messageAcknowledgementMail(message: ContactMessageDocument): Mail {
  const content = layoutMail({
    subject: `We have your message ${message.number}`,
    preview: `${BRAND.name} answers by mail, within one working day.`,
    heading: 'We have your message',
    paragraphs: [
      `Thank you for writing to ${BRAND.name}. Your message has the number ${message.number}; someone who knows the matter answers by mail, within one working day.`,
    ],
    notes: [
      'If it was not you who wrote to us, someone entered your address by mistake. You need not do anything.',
    ],
  });
  return {
    key: `contact-acknowledgement:${message._id.toHexString()}`,
    to: message.email,
    replyTo: env().CONTACT_EMAIL,
    ...content,
  };
}
