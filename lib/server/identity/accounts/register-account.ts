import 'server-only';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import { refuseCommonPassword } from '@/lib/server/identity/passwords/common-password';
import { hashPassword } from '@/lib/server/identity/passwords/password';
import { createIdentity, type Identity } from '@/lib/server/identity/users/identity';
import { isDuplicateKey } from '@/lib/server/platform/db/duplicate-key';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import type { RegisterInput } from '@/lib/shared/accounts/account.schema';
import { AppError } from '@/lib/shared/messages/errors';
import type { Language } from '@/lib/shared/site/languages';
import { enqueueVerificationMail } from './send-verification-mail';

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
