import 'server-only';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import { createIdentity, findIdentityByEmail, type Identity } from '@/lib/server/identity/users/identity';
import { isDuplicateKey } from '@/lib/server/platform/db/duplicate-key';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import type { Language } from '@/lib/shared/site/languages';
import { enqueueVerificationMail } from '../send-verification-mail';
import { tidyName } from '../tidy-name';

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
