import 'server-only';
import type { ContactMessageDocument } from '@/lib/server/platform/db/documents/requests-and-offers';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail } from '@/lib/server/platform/mail/templates/compose-mail';
import { requestMailsIn } from '@/lib/shared/texts/mail-texts';
import { toRequester } from './envelopes';

/** Contains nothing the sender typed: the address may be a stranger's. */
export function messageAcknowledgementMail(message: ContactMessageDocument): Mail {
  const { language } = message;
  const words = requestMailsIn(language).messageAcknowledgement;
  return toRequester(message, composeMail({ language, words, values: { number: message.number } }));
}
