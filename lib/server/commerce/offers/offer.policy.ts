import type { Actor } from '@/lib/server/identity/actor';
import { companyOf, isMemberOf } from '@/lib/server/identity/users/company-members';
import type { OfferDocument } from '@/lib/server/platform/db/documents/requests-and-offers';
import { mayInCompany } from '@/lib/shared/companies/company-roles';
import { AppError } from '@/lib/shared/messages/errors';
import type { OfferReader } from './offers.repository';

type Reader = Pick<Actor, 'userId' | 'email' | 'emailVerified' | 'company'>;

function isRecipient({ userId, email, emailVerified }: Reader, { to }: Pick<OfferDocument, 'to'>): boolean {
  return to.userId ? to.userId.equals(userId) : emailVerified && email === to.email;
}

/**
 * Who it was made to: the account, or any whose verified e-mail it has; one of a company only as long as they belong to it, and
 * its approvers too.
 */
export function isMadeTo(actor: Reader, offer: Pick<OfferDocument, 'to' | 'companyId'>): boolean {
  const { companyId } = offer;
  if (!companyId) return isRecipient(actor, offer);
  if (isMemberOf(actor, companyId, 'read-company-offers')) return true;
  return isMemberOf(actor, companyId) && isRecipient(actor, offer);
}

/** Admins act for the shop, which makes offers; also those who have yet to set up the second step. */
export function receivesOffers({
  role,
  owesSecondFactor,
}: Pick<Actor, 'role' | 'owesSecondFactor'>): boolean {
  return role !== 'admin' && !owesSecondFactor;
}

/** Throws `not-found`. */
export function requireOfferReader(actor: Actor): OfferReader {
  if (!receivesOffers(actor)) throw new AppError('not-found');
  const company = companyOf(actor);
  return {
    userId: actor.userId,
    email: actor.emailVerified ? actor.email : null,
    company: company && { id: company.id, seesAll: mayInCompany(company.role, 'read-company-offers') },
  };
}
