import 'server-only';
import { isWithinRate } from '@/lib/server/identity/rate-limits/rate-limit';
import type { RequestFields, RequestOf } from '@/lib/server/platform/db/documents/requests';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import type { RequestKind } from '@/lib/shared/inbox/request-rules';
import { newRequest, type RequestContext, type RequesterInput } from './new-request';
import { REQUEST_KINDS } from './request-kinds';
import { findRequestByKey, insertRequest } from './requests.repository';
import { storeOnce } from './store-once';

/** What a kind of request is about. */
type Subject<Kind extends RequestKind> = Omit<RequestOf<Kind>, keyof RequestFields | 'kind'>;

/** What the caller knows about the submission; `now` is the current time by default. */
export type SubmitContext = Omit<RequestContext, 'now'> & { now?: Date };

/** Anyone can type anyone's address, so one address is sent few acknowledgements (product §4.17). */
const ACKNOWLEDGEMENTS = { limit: 5, windowSeconds: 24 * 3_600 } as const;

/** Whether this address may be sent one more acknowledgement today; counts this one. */
async function mayAcknowledge(email: string, now: Date): Promise<boolean> {
  return isWithinRate(`acknowledgement:${email}`, ACKNOWLEDGEMENTS, now);
}

/** Stores the request, its mails and its entry in the audit log, or nothing. */
async function storeRequest<Kind extends RequestKind>(
  kind: Kind,
  request: RequestOf<Kind>,
  context: RequestContext,
): Promise<void> {
  const acknowledge = request.state !== 'spam' && (await mayAcknowledge(request.email, context.now));
  await inTransaction(async (session) => {
    await insertRequest(request, session);
    await REQUEST_KINDS[kind].recordReceived({ request, actor: context.actor, acknowledge }, session);
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
  return { number };
}
