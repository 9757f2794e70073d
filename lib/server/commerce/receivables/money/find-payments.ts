import 'server-only';
import type { ObjectId } from 'mongodb';
import { companyNames } from '@/lib/server/commerce/companies/find-company';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { FoundRecord } from '@/lib/shared/command/command.schema';
import { toDollars } from '@/lib/shared/numbers/money';
import { findPaymentsLike } from '../company-payments.repository';

/** Whose reference begins with the text, or of these companies; the newest first. Throws `forbidden`. */
export async function findPayments(
  actor: Actor,
  typed: string,
  companies: readonly ObjectId[],
  limit: number,
): Promise<FoundRecord[]> {
  requirePermission(actor, 'manage-companies');
  const found = await findPaymentsLike(typed, companies, limit);
  const names = await companyNames(found.map(({ companyId }) => companyId));
  return found.map(({ _id, companyId, reference, receivedOn, amountCents }) => ({
    kind: 'payment',
    _id: _id.toHexString(),
    name: reference,
    detail: [names.get(companyId.toHexString()), receivedOn].filter(Boolean).join(' · '),
    value: toDollars(amountCents),
    companyId: companyId.toHexString(),
  }));
}
