import 'server-only';
import { recordAuditEvent } from '@/lib/server/platform/audit-log/record-audit-event';
import type { RequestFields, RequestOf } from '@/lib/server/platform/db/documents/requests';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { enqueueMail, kickOutbox } from '@/lib/server/platform/mail/outbox';
import type { RequestKind } from '@/lib/shared/inbox/request-rules';
import { mayAcknowledge } from './acknowledgement';
import { newRequest, type RequestContext, type RequesterInput } from './new-request';
import { REQUEST_KINDS } from './request-kinds';
import { findRequestByKey, insertRequest } from './requests.repository';
import { storeOnce } from './store-once';

/** What a kind of request is about. */
type Subject<Kind extends RequestKind> = Omit<RequestOf<Kind>, keyof RequestFields | 'kind'>;

/** What the caller knows about the submission; `now` is the current time by default. */
export type SubmitContext = Omit<RequestContext, 'now'> & { now?: Date };

/** Stores the request, its mails and its entry in the audit log, or nothing. Spam is stored without a mail. */
async function storeRequest<Kind extends RequestKind>(
  kind: Kind,
  request: RequestOf<Kind>,
  context: RequestContext,
): Promise<void> {
  const { actions, auditedFacts, mailToShop, acknowledgementMail } = REQUEST_KINDS[kind];
  const isSpam = request.state === 'spam';
  const acknowledge = !isSpam && (await mayAcknowledge(request.email, context.now));
  await inTransaction(async (session) => {
    await insertRequest(request, session);
    await recordAuditEvent(
      {
        action: actions.received,
        actor: context.actor ?? 'visitor',
        subject: { kind, id: request._id, label: request.number },
        after: { state: request.state, ...auditedFacts(request) },
      },
      session,
    );
    if (!isSpam) await enqueueMail(mailToShop(request), session);
    if (acknowledge) await enqueueMail(acknowledgementMail(request), session);
  });
}

/**
 * Accepts a request: stores it, mails it to the shop and acknowledges it to the requester. The same request again, by
 * its `Idempotency-Key`, returns the same number. Throws `idempotency-mismatch`.
 */
export async function submitRequest<Kind extends RequestKind>(
  kind: Kind,
  subject: Subject<Kind>,
  requester: RequesterInput,
  { now = new Date(), ...given }: SubmitContext,
): Promise<{ number: string }> {
  const context = { ...given, now };
  const { numberPrefix } = REQUEST_KINDS[kind];
  const number = await storeOnce({
    idempotency: context.idempotency,
    findByKey: (key) => findRequestByKey(kind, requester.email, key),
    make: () => ({ ...newRequest(numberPrefix, requester, context), ...subject, kind }) as RequestOf<Kind>,
    store: (request) => storeRequest(kind, request, context),
  });
  kickOutbox();
  return { number };
}
