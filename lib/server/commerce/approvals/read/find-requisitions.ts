import 'server-only';
import type { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { FoundRecord } from '@/lib/shared/command/command.schema';
import { toDollars } from '@/lib/shared/numbers/money';
import { findRequisitionsLike } from '../requisitions.repository';

/** Whose number or PO number begins with the text, or of these companies; the newest first. Throws `forbidden`. */
export async function findRequisitions(
  actor: Actor,
  typed: string,
  companies: readonly ObjectId[],
  limit: number,
): Promise<FoundRecord[]> {
  requirePermission(actor, 'manage-companies');
  const found = await findRequisitionsLike(typed, companies, limit);
  return found.map(({ _id, number, requesterName, poNumber, dueCents, companyId, orderId }) => ({
    kind: 'approval',
    _id: _id.toHexString(),
    name: number,
    detail: [requesterName, poNumber].filter(Boolean).join(' · '),
    value: toDollars(dueCents),
    companyId: companyId.toHexString(),
    ...(orderId ? { orderId: orderId.toHexString() } : {}),
  }));
}
