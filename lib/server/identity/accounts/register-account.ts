import 'server-only';
import { refuseCommonPassword } from '@/lib/server/identity/passwords/common-password';
import { hashPassword } from '@/lib/server/identity/passwords/password';
import { createIdentity, type Identity } from '@/lib/server/identity/users/identity';
import { recordAuditEvent } from '@/lib/server/platform/audit-log/record-audit-event';
import { isDuplicateKey } from '@/lib/server/platform/db/duplicate-key';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { kickOutbox } from '@/lib/server/platform/mail/outbox';
import type { RegisterInput } from '@/lib/shared/accounts/account.schema';
import { AppError } from '@/lib/shared/messages/errors';
import type { Language } from '@/lib/shared/site/languages';
import { enqueueVerificationMail } from './send-verification-mail';

/**
 * Opens a customer's account and sends the verification mail, in the language of the page (product §10.1). Throws
 * `validation-failed` for one of the most common passwords, and `email-already-in-use`, also if a concurrent
 * registration of the same e-mail is faster.
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
    const user = await inTransaction(async (session) => {
      const created = await createIdentity(person, now, session);
      await enqueueVerificationMail(created, now, session);
      await recordAuditEvent(
        {
          action: 'user.registered',
          actor: { userId: created._id, role: created.role },
          subject: { kind: 'user', id: created._id },
        },
        session,
      );
      return created;
    });
    kickOutbox();
    return user;
  } catch (error) {
    if (isDuplicateKey(error, 'email')) throw new AppError('email-already-in-use', { cause: error });
    throw error;
  }
}
