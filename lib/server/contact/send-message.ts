import 'server-only';
import { recordAuditEvent } from '@/lib/server/audit/record-audit-event';
import type { ContactMessageDocument } from '@/lib/server/db/documents/enquiries';
import { inTransaction } from '@/lib/server/db/transaction';
import { mayAcknowledge } from '@/lib/server/enquiries/acknowledgement';
import { type EnquiryContext, newEnquiry } from '@/lib/server/enquiries/new-enquiry';
import { storeOnce } from '@/lib/server/enquiries/store-once';
import { enqueueMail, kickOutbox } from '@/lib/server/mail/outbox';
import type { ContactInput } from '@/lib/shared/schemas/contact';
import { findMessageByKey, insertMessage } from './contact-messages.repository';
import { messageAcknowledgementMail } from './mails/message-acknowledgement-mail';
import { messageReceivedMail } from './mails/message-received-mail';

/** The message, its mails and its line in the audit log, or nothing of it. Spam is kept without a mail. */
async function storeMessage(message: ContactMessageDocument, context: EnquiryContext): Promise<void> {
  const isSpam = message.state === 'spam';
  const acknowledge = !isSpam && (await mayAcknowledge(message.email, context.now));
  await inTransaction(async (session) => {
    await insertMessage(message, session);
    await recordAuditEvent(
      {
        action: 'contact.received',
        actor: context.actor ?? 'visitor',
        subject: { kind: 'contact', id: message._id, label: message.number },
        after: { state: message.state, topic: message.topic },
      },
      session,
    );
    if (!isSpam) await enqueueMail(messageReceivedMail(message), session);
    if (acknowledge) await enqueueMail(messageAcknowledgementMail(message), session);
  });
}

/**
 * Takes a message to the shop: stored, mailed to the shop, and acknowledged to the sender. The same request again, by
 * its `Idempotency-Key`, answers the same number. Throws `idempotency-mismatch`.
 */
export async function sendMessage(
  input: ContactInput,
  { now = new Date(), ...given }: Omit<EnquiryContext, 'now'> & { now?: Date },
): Promise<{ number: string }> {
  const context = { ...given, now };
  const { topic, message, email } = input;
  const number = await storeOnce<ContactMessageDocument>({
    idempotency: context.idempotency,
    findByKey: (key) => findMessageByKey(email, key),
    make: () => ({ ...newEnquiry('MSG', input, context), topic, message }),
    store: (stored) => storeMessage(stored, context),
  });
  kickOutbox();
  return { number };
}
