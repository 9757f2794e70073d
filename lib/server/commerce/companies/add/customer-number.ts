import type { ClientSession, ObjectId } from 'mongodb';
import { hasUserNumber } from '@/lib/server/identity/users/imported-accounts';
import { takeGuard } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { findCompanyWithNumber } from '../companies.repository';

/** Companies and people are two collections, of which no index keeps a number from being given twice. */
const GUARD = 'customer numbers';

/** Returns whether another company or person than `holder` has this customer number; asked in a transaction, until it ends. */
export async function isNumberTaken(
  customerNumber: string,
  holder: ObjectId | undefined,
  session?: ClientSession,
): Promise<boolean> {
  if (session) await takeGuard(GUARD, session);
  const company = await findCompanyWithNumber(customerNumber, session);
  if (company && !company._id.equals(holder)) return true;
  return hasUserNumber(customerNumber, holder, session);
}

/** Throws `customer-number-taken`. An empty number is nobody's. */
export async function requireFreeNumber(
  customerNumber: string,
  holder: ObjectId,
  session: ClientSession,
): Promise<void> {
  if (customerNumber !== '' && (await isNumberTaken(customerNumber, holder, session)))
    throw new AppError('customer-number-taken');
}
