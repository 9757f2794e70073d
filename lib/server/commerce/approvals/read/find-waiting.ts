import 'server-only';
import type { ObjectId } from 'mongodb';
import { orderWords } from '@/lib/server/commerce/orders/read/order-words';
import type { MembershipRecord } from '@/lib/server/platform/db/documents/users';
import { hasRole } from '@/lib/shared/companies/company-roles';
import { findRequisitions } from '../requisitions.repository';

const FOUND_MAX = 5;

export type WaitingOrder = { _id: string; number: string };

/**
 * Orders that wait for approval and have these words in their number, PO number, tools or requester: a member's own, or for
 * `everybody` those of the company; nothing for who may not read them.
 */
export async function findWaiting(
  { userId, company }: { userId: ObjectId; company: MembershipRecord | null },
  { q, everybody = false }: { q: string | undefined; everybody?: boolean },
  now: Date = new Date(),
): Promise<WaitingOrder[]> {
  if (!company || !q?.trim() || (everybody && !hasRole(company.role, 'approver'))) return [];
  const found = await findRequisitions(
    {
      companyId: company.id,
      state: 'submitted',
      expires: { after: now },
      words: orderWords(q),
      ...(everybody ? {} : { requesterId: userId }),
    },
    { skip: 0, limit: FOUND_MAX, linesMax: 1 },
  );
  return found.map(({ _id, number }) => ({ _id: _id.toHexString(), number }));
}
