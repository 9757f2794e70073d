import type { ClientSession, ObjectId } from 'mongodb';
import { recordAccountEvent } from '@/lib/server/identity/account-events';
import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import type { Identity } from './identity';
import {
  everyCustomer,
  findUserNumbered,
  findUsersByEmail,
  findUsersById,
  type UserSecret,
  updateUser,
} from './users.repository';

export type AccountDetails = { name: string; phone: string };
/** What an admin changes of an account; an empty customer number for none. */
type ChangedDetails = AccountDetails & { customerNumber: string };

/** Returns the accounts with these lower-case e-mails. */
export async function findAccounts(emails: readonly string[], session?: ClientSession): Promise<Identity[]> {
  return emails.length === 0 ? [] : findUsersByEmail(emails, session);
}

/** Returns the accounts with these ids. */
export async function findAccountsById(
  ids: readonly ObjectId[],
  session?: ClientSession,
): Promise<Identity[]> {
  return ids.length === 0 ? [] : findUsersById(ids, session);
}

/** Returns whether somebody else than `holder` has this customer number. */
export async function hasUserNumber(
  customerNumber: string,
  holder: ObjectId | undefined,
  session?: ClientSession,
): Promise<boolean> {
  const user = await findUserNumbered(customerNumber, session);
  return user !== null && !user._id.equals(holder);
}

/** Reads every customer's account in the order of their e-mails. */
export function everyAccount(): AsyncGenerator<Omit<Identity, UserSecret>> {
  return everyCustomer();
}

/** Sets the phone of an account that was opened in this transaction. */
export async function setPhone(userId: ObjectId, phone: string, session: ClientSession): Promise<void> {
  await updateUser(userId, { $set: { phone } }, session);
}

/** Changes name, phone and customer number of an account. */
export async function changeDetails(
  user: Identity,
  after: Partial<ChangedDetails>,
  by: AuditActor,
  session: ClientSession,
): Promise<void> {
  if (Object.keys(after).length === 0) return;
  const { customerNumber, ...others } = after;
  const set = { ...others, ...(customerNumber ? { customerNumber } : {}) };
  await updateUser(
    user._id,
    {
      ...(Object.keys(set).length > 0 ? { $set: set } : {}),
      ...(customerNumber === '' ? { $unset: { customerNumber: '' as const } } : {}),
    },
    session,
  );
  const was = { name: user.name, phone: user.phone ?? '', customerNumber: user.customerNumber ?? '' };
  const before = Object.fromEntries(
    Object.keys(after).map((field) => [field, was[field as keyof typeof was]]),
  );
  await recordAccountEvent('user.profile-changed', { actor: by, userId: user._id, before, after }, session);
}
