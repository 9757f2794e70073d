import type { ClientSession, ObjectId } from 'mongodb';
import { companyOf, membershipOf } from '@/lib/server/identity/users/company-members';
import {
  findIdentityByEmail,
  findIdentityById,
  type Identity,
  languageOfUser,
} from '@/lib/server/identity/users/identity';
import { readRequest } from '@/lib/server/inbox/requests/list-requests';
import type { OfferDocument } from '@/lib/server/platform/db/documents/requests-and-offers';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { isOfClosedAccount } from '@/lib/shared/accounts/closed-account';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { AppError } from '@/lib/shared/messages/errors';
import type { MakeOfferInput } from '@/lib/shared/offers/offer.schema';

export type Recipient = Pick<OfferDocument, 'to' | 'language' | 'requestId' | 'requestNumber'>;

/** Who made the request. Throws `not-found`, and `conflict` where they closed their account. */
async function requesterOf(requestId: string): Promise<Recipient> {
  const { _id, number, name, email, company, userId, language } = await readRequest(
    'quote',
    parseObjectId(requestId),
  );
  if (isOfClosedAccount(email)) throw new AppError('conflict');
  return {
    requestId: _id,
    requestNumber: number,
    to: {
      name,
      email,
      ...optionalField('company', company),
      ...optionalField('userId', userId ?? undefined),
    },
    language,
  };
}

/** An account counts only if it has verified this e-mail: anybody can register anybody's. */
async function addressee(
  email: string,
  { name, company }: Pick<MakeOfferInput, 'name' | 'company'>,
  session: ClientSession,
): Promise<Recipient> {
  const account = await accountOf({ email }, session);
  return {
    to: {
      name: name || account?.name || email,
      email,
      ...optionalField('company', company || undefined),
      ...optionalField('userId', account?._id),
    },
    language: languageOfUser(account ?? {}),
  };
}

/** Throws `not-found`, `conflict`. */
export async function findRecipient(
  { requestId, email = '', name, company }: MakeOfferInput,
  session: ClientSession,
): Promise<Recipient> {
  return requestId === undefined ? addressee(email, { name, company }, session) : requesterOf(requestId);
}

/** The account whose dashboard has an offer to them, if any does by now; else its mail alone has it. */
export async function accountOf(
  { userId, email }: { userId?: ObjectId | null | undefined; email: string },
  session?: ClientSession,
): Promise<Identity | null> {
  if (userId) return findIdentityById(userId, session);
  const found = await findIdentityByEmail(email, session);
  return found?.emailVerified ? found : null;
}

/** The company to which who receives an offer belongs at this moment. */
export async function companyOfRecipient(
  to: OfferDocument['to'],
  session: ClientSession,
): Promise<ObjectId | undefined> {
  const account = await accountOf(to, session);
  return account ? companyOf({ company: membershipOf(account) })?.id : undefined;
}
