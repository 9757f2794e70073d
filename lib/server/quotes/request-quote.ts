import 'server-only';
import { recordAuditEvent } from '@/lib/server/audit/record-audit-event';
import type { QuoteRequestDocument } from '@/lib/server/db/documents/enquiries';
import { inTransaction } from '@/lib/server/db/transaction';
import { mayAcknowledge } from '@/lib/server/enquiries/acknowledgement';
import { type EnquiryContext, newEnquiry } from '@/lib/server/enquiries/new-enquiry';
import { storeOnce } from '@/lib/server/enquiries/store-once';
import { enqueueMail, kickOutbox } from '@/lib/server/mail/outbox';
import type { QuoteInput } from '@/lib/shared/schemas/quote';
import { quoteAcknowledgementMail } from './mails/quote-acknowledgement-mail';
import { quoteRequestedMail } from './mails/quote-requested-mail';
import { takeQuoteLines } from './quote-lines';
import { findQuoteRequestByKey, insertQuoteRequest } from './quote-requests.repository';

/** The request, its mails and its line in the audit log, or nothing of it. Spam is kept without a mail. */
async function storeRequest(request: QuoteRequestDocument, context: EnquiryContext): Promise<void> {
  const isSpam = request.state === 'spam';
  const acknowledge = !isSpam && (await mayAcknowledge(request.email, context.now));
  await inTransaction(async (session) => {
    await insertQuoteRequest(request, session);
    await recordAuditEvent(
      {
        action: 'quote.requested',
        actor: context.actor ?? 'visitor',
        subject: { kind: 'quote', id: request._id, label: request.number },
        after: { state: request.state, lines: request.lines.length },
      },
      session,
    );
    if (!isSpam) await enqueueMail(quoteRequestedMail(request), session);
    if (acknowledge) await enqueueMail(quoteAcknowledgementMail(request), session);
  });
}

/**
 * Takes a request for quote: tools as they are named and priced now, stored, mailed to the shop, and acknowledged to
 * the one who asks. The same request again, by its `Idempotency-Key`, answers the same number. Throws
 * `validation-failed` for a tool that is not on sale, `idempotency-mismatch`.
 */
export async function requestQuote(
  input: QuoteInput,
  { now = new Date(), ...given }: Omit<EnquiryContext, 'now'> & { now?: Date },
): Promise<{ number: string }> {
  const context = { ...given, now };
  const { note, email } = input;
  const lines = await takeQuoteLines(input.lines);
  const number = await storeOnce<QuoteRequestDocument>({
    idempotency: context.idempotency,
    findByKey: (key) => findQuoteRequestByKey(email, key),
    make: () => ({ ...newEnquiry('RFQ', input, context), lines, ...(note ? { note } : {}) }),
    store: (stored) => storeRequest(stored, context),
  });
  kickOutbox();
  return { number };
}
