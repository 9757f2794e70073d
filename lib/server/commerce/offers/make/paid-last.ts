import { ObjectId } from 'mongodb';
import { requireCompanyById } from '@/lib/server/commerce/companies/find-company';
import { type LastPaid, lastPaid } from '@/lib/server/commerce/invoices/last-paid';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { membershipOf } from '@/lib/server/identity/users/company-members';
import { toDollars } from '@/lib/shared/numbers/money';
import type { OfferRecipient, PaidLast, PaidLastInput } from '@/lib/shared/offers/paid-last.schema';
import { accountOf } from './recipient';

const serialize = ({ unitPriceCents, number, issuedAt }: LastPaid): PaidLast => ({
  ...{ unitPrice: toDollars(unitPriceCents), number, at: issuedAt.toISOString() },
});

/** Returns by tool id what the company of an account, or else the account, paid last. Nothing for an address without an account. */
export async function paidLastBy(
  { userId, email }: OfferRecipient,
  toolIds: readonly string[],
): Promise<Map<string, PaidLast>> {
  const account = await accountOf({ ...(userId ? { userId: new ObjectId(userId) } : {}), email });
  if (!account || toolIds.length === 0) return new Map();
  const membership = membershipOf(account);
  const company = membership && (await requireCompanyById(membership.id));
  const paid = await lastPaid(
    { companyNumber: company?.number, userId: account._id },
    toolIds.map((id) => new ObjectId(id)),
  );
  return new Map([...paid].map(([id, last]) => [id, serialize(last)]));
}

/** Throws `forbidden`. */
export async function getPaidLast(
  actor: Actor,
  { toolIds, ...recipient }: PaidLastInput,
): Promise<({ toolId: string } & PaidLast)[]> {
  requirePermission(actor, 'manage-offers');
  return [...(await paidLastBy(recipient, toolIds))].map(([toolId, paid]) => ({ toolId, ...paid }));
}
