import 'server-only';
import { ObjectId } from 'mongodb';
import { recordPriceEvent } from '@/lib/server/commerce/prices/price-events';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { isDuplicateKey } from '@/lib/server/platform/db/duplicate-key';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import type { PriceGroupInput } from '@/lib/shared/prices/price-group.schema';
import { insertPriceGroup } from '../price-groups.repository';

export function nameTaken(error: unknown): unknown {
  if (!isDuplicateKey(error, 'name')) return error;
  return new AppError('validation-failed', { issues: { name: ['price-group-twice'] } });
}

/** Throws `forbidden`, and `validation-failed` if its name is taken. */
export async function addPriceGroup(
  actor: Actor,
  { name }: PriceGroupInput,
  now: Date = new Date(),
): Promise<{ insertedId: string }> {
  requirePermission(actor, 'manage-prices');
  const groupId = new ObjectId();
  try {
    await inTransaction(async (session) => {
      await insertPriceGroup({ _id: groupId, name, uses: 0, createdAt: now }, session);
      await recordPriceEvent('price-group.added', { actor, groupId, name }, session);
    });
  } catch (error) {
    throw nameTaken(error);
  }
  return { insertedId: groupId.toHexString() };
}
