import 'server-only';
import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/auth/actor';
import type { EnquiryFields } from '@/lib/server/db/documents/enquiries';
import type { Idempotency } from '@/lib/server/identifiers/idempotency-key';
import { randomReadableCode } from '@/lib/server/identifiers/readable-code';
import { languageOfUser } from '@/lib/server/users/identity';
import type { Language } from '@/lib/shared/languages';

const NUMBER_CODE_LENGTH = 6;

/** Who asks, by themselves. Empty optional fields count as absent. */
export type Enquirer = {
  name: string;
  email: string;
  company?: string | undefined;
  phone?: string | undefined;
  website?: string | undefined;
};

export type EnquiryContext = {
  /** Who is signed in, if anyone. */
  actor: Actor | null;
  idempotency?: Idempotency | undefined;
  /** Of the page it is sent from. */
  language?: Language | undefined;
  now: Date;
};

/**
 * The part that messages and requests for quote share, with a fresh id and a number such as `RFQ-7K3M2P`. Whatever
 * fills in the field that people do not see is marked as spam, unless an account stands behind it.
 */
export function newEnquiry(prefix: string, enquirer: Enquirer, context: EnquiryContext): EnquiryFields {
  const { actor, idempotency, language, now } = context;
  const { name, email, company, phone, website } = enquirer;
  return {
    _id: new ObjectId(),
    number: `${prefix}-${randomReadableCode(NUMBER_CODE_LENGTH)}`,
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
