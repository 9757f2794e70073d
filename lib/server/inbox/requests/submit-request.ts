import 'server-only';
import { isWithinRate } from '@/lib/server/identity/rate-limits/rate-limit';
import type { RequestFields, RequestOf } from '@/lib/server/platform/db/documents/requests-and-offers';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import type { RequestKind } from '@/lib/shared/requests/request-rules';
import { newRequest, type RequestContext, type RequesterInput } from './new-request';
import { REQUEST_KINDS } from './request-kinds';
import { findRequestByKey, insertRequest } from './requests.repository';
import { storeOnce } from './store-once';

type Subject<Kind extends RequestKind> = Omit<RequestOf<Kind>, keyof RequestFields | 'kind'>;

export type SubmitContext = Omit<RequestContext, 'now'> & { now?: Date };

/** Anyone can enter anyone's address, so one address is sent few acknowledgements (product §4.17). */
const ACKNOWLEDGEMENTS = { limit: 5, windowSeconds: 24 * 3_600 } as const;

async function mayAcknowledge(email: string, now: Date): Promise<boolean> {
  return isWithinRate(`acknowledgement:${email}`, ACKNOWLEDGEMENTS, now);
}

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

/** The same `Idempotency-Key` returns the same number. Throws `idempotency-mismatch`. */
export async function submitRequest<Kind extends RequestKind>(
  kind: Kind,
  subject: Subject<Kind>,
  requester: RequesterInput,
  { now = new Date(), ...rest }: SubmitContext,
): Promise<{ number: string }> {
  const context = { ...rest, now };
  const { numberPrefix } = REQUEST_KINDS[kind];
  const number = await storeOnce({
    idempotency: context.idempotency,
    findByKey: (key) => findRequestByKey(kind, requester.email, key),
    make: () => ({ ...newRequest(numberPrefix, requester, context), ...subject, kind }) as RequestOf<Kind>,
    store: (request) => storeRequest(kind, request, context),
  });
  return { number };
}
