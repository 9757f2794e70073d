import 'server-only';
import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { languageOfUser } from '@/lib/server/identity/users/identity';
import type { RequestFields } from '@/lib/server/platform/db/documents/requests';
import type { Idempotency } from '@/lib/server/platform/identifiers/idempotency-key';
import { randomReadableCode } from '@/lib/server/platform/identifiers/readable-code';
import type { Language } from '@/lib/shared/site/languages';

const NUMBER_CODE_LENGTH = 6;

/** What requesters enter about themselves. Empty optional fields count as absent. */
export type RequesterInput = {
  name: string;
  email: string;
  company?: string | undefined;
  phone?: string | undefined;
  /** The field that people do not see. */
  website?: string | undefined;
};

export type RequestContext = {
  /** Who is signed in, if anyone. */
  actor: Actor | null;
  idempotency?: Idempotency | undefined;
  /** Of the page it is sent from. */
  language?: Language | undefined;
  now: Date;
};

/**
 * Returns the fields of a new request that every kind has, with a new id and a number such as `RFQ-7K3M2P`. It is spam
 * if the field that people do not see is filled in, unless the requester is signed in (product §4.17).
 */
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
