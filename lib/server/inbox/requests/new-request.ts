import 'server-only';
import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { languageOfUser } from '@/lib/server/identity/users/identity';
import type { RequestFields } from '@/lib/server/platform/db/documents/requests-and-offers';
import type { Idempotency } from '@/lib/server/platform/idempotency';
import { randomReadableCode } from '@/lib/server/platform/identifiers';
import type { Language } from '@/lib/shared/site/languages';

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
