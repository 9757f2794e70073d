import { type ClientSession, ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { isWithinRate } from '@/lib/server/identity/rate-limits/rate-limit';
import { languageOfUser } from '@/lib/server/identity/users/identity';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import type { RequestFields, RequestOf } from '@/lib/server/platform/db/documents/requests-and-offers';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { findRepeated, type Idempotency, runOnce } from '@/lib/server/platform/idempotency';
import { randomReadableCode } from '@/lib/server/platform/identifiers';
import type { ContactInput } from '@/lib/shared/requests/contact.schema';
import type { RequestKind } from '@/lib/shared/requests/request-rules';
import type { Language } from '@/lib/shared/site/languages';
import { REQUEST_KINDS } from './request-kinds';
import { findRequestByKey, insertRequest } from './requests.repository';

/** Throws `idempotency-mismatch`. */
export async function sendMessage(input: ContactInput, context: SubmitContext): Promise<{ number: string }> {
  const { topic, message } = input;
  return submitRequest('contact', { topic, message }, input, context);
}

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
    await context.claim?.(request._id, session);
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

const NUMBER_CODE_LENGTH = 6;

/** Empty optional fields count as absent. */
export type RequesterInput = {
  name: string;
  email: string;
  company?: string | undefined;
  phone?: string | undefined;
  /** The field hidden from people. */
  website?: string | undefined;
};

export type RequestContext = {
  /** Null for a visitor. */
  actor: Actor | null;
  idempotency?: Idempotency | undefined;
  language?: Language | undefined;
  /** Called in the transaction that stores it: takes what belongs to it. */
  claim?: (requestId: ObjectId, session: ClientSession) => Promise<void>;
  now: Date;
};

/** Numbered like `RFQ-7K3M2P`. Spam if the hidden field is filled in, unless the requester is signed in (product §4.17). */
export function newRequest(
  numberPrefix: string,
  requester: RequesterInput,
  context: RequestContext,
): RequestFields {
  const { actor, idempotency, language, now } = context;
  const { name, email, company, phone, website } = requester;
  return {
    _id: new ObjectId(),
    number: `${numberPrefix}-${randomReadableCode(NUMBER_CODE_LENGTH)}`,
    name,
    email,
    ...(company ? { company } : {}),
    ...(phone ? { phone } : {}),
    userId: actor?.userId ?? null,
    language: language ?? languageOfUser(actor ?? {}),
    state: website && !actor ? 'spam' : 'open',
    receivedAt: now,
    ...(idempotency ? { idempotency } : {}),
  };
}

const NUMBERING_ATTEMPTS = 8;

export type Stored = Pick<RequestFields, 'number' | 'idempotency'>;

type StoreOnce<Document> = {
  idempotency: Idempotency | undefined;
  /** Finds a request of the same requester. */
  findByKey: (key: string) => Promise<Stored | null>;
  /** With another number each time. */
  make: () => Document;
  store: (request: Document) => Promise<void>;
};

/**
 * Returns the number; that of the first if one was sent under the same key, however long ago. A taken number is drawn again.
 * Throws `idempotency-mismatch`, and what `store` throws.
 */
export async function storeOnce<Document extends RequestFields>({
  idempotency,
  findByKey,
  make,
  store,
}: StoreOnce<Document>): Promise<string> {
  const { number } = await runOnce<Stored>(
    () => findRepeated(idempotency, findByKey),
    async () => {
      for (let attempt = 1; ; attempt += 1) {
        const request = make();
        try {
          await store(request);
          return request;
        } catch (error) {
          if (!isDuplicateKey(error, 'number') || attempt >= NUMBERING_ATTEMPTS) throw error;
        }
      }
    },
  );
  return number;
}
