import { recordAccountEvent } from '@/lib/server/identity/account-events';
import { refuseCommonPassword } from '@/lib/server/identity/passwords/common-password';
import { hashPassword } from '@/lib/server/identity/passwords/password';
import { createIdentity, findIdentityByEmail, type Identity } from '@/lib/server/identity/users/identity';
import { isDuplicateKey } from '@/lib/server/platform/db/database-errors';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { displayNameSchema, NAME_MAX_LENGTH, type RegisterInput } from '@/lib/shared/accounts/account.schema';
import { AppError } from '@/lib/shared/messages/errors';
import type { Language } from '@/lib/shared/site/languages';
import { enqueueVerificationMail } from './verify-email';

/**
 * Throws `validation-failed` for one of the most common passwords, and `email-already-in-use`, also for a concurrent
 * registration (product §10.1).
 */
export async function registerAccount(
  input: RegisterInput,
  language: Language | undefined,
  now: Date = new Date(),
): Promise<Identity> {
  refuseCommonPassword(input.password);
  const passwordHash = await hashPassword(input.password);
  const person = { name: input.name, email: input.email, passwordHash, emailVerified: null, language };
  try {
    return await inTransaction(async (session) => {
      const created = await createIdentity(person, now, session);
      await enqueueVerificationMail(created, now, session);
      await recordAccountEvent('user.registered', { user: created, by: 'themselves' }, session);
      return created;
    });
  } catch (error) {
    if (isDuplicateKey(error, 'email')) throw new AppError('email-already-in-use', { cause: error });
    throw error;
  }
}

type GooglePerson = { email: string; name: string; image: string | null };

type Arrival = { isEmailVerified: boolean; language: Language | undefined };

async function createAccount(person: GooglePerson, arrival: Arrival, now: Date): Promise<Identity> {
  const { isEmailVerified, language } = arrival;
  const vouchedAt = isEmailVerified ? now : undefined;
  return inTransaction(async (session) => {
    const created = await createIdentity(
      {
        ...person,
        name: tidyName(person.name, person.email),
        language,
        emailVerified: vouchedAt ?? null,
        ownerProvedAt: vouchedAt,
      },
      now,
      session,
    );
    const registered = { user: created, by: 'themselves', method: 'google' } as const;
    await recordAccountEvent('user.registered', registered, session);
    if (!isEmailVerified) await enqueueVerificationMail(created, now, session);
    return created;
  });
}

/**
 * Two concurrent sign-ins of one verified person get one account. Throws the driver's duplicate key error if an unverified
 * account took the e-mail meanwhile.
 */
export async function openGoogleAccount(
  person: GooglePerson,
  arrival: Arrival,
  now: Date = new Date(),
): Promise<Identity> {
  try {
    return await createAccount(person, arrival, now);
  } catch (error) {
    const twin =
      arrival.isEmailVerified && isDuplicateKey(error, 'email')
        ? await findIdentityByEmail(person.email)
        : null;
    if (!twin?.emailVerified) throw error;
    return twin;
  }
}

const UNPRINTED = /[\p{Cc}\p{Surrogate}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** Returns a provider's name as the form would accept it, or `otherwise` if nothing is left. */
export function tidyName(name: string, otherwise: string): string {
  const plain = name.normalize('NFC').replace(UNPRINTED, ' ').replace(/\s+/g, ' ').trim();
  const { success, data } = displayNameSchema.safeParse([...plain].slice(0, NAME_MAX_LENGTH).join(''));
  return success ? data : otherwise;
}
