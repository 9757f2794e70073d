import 'server-only';
import { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { recordAuditEvent } from '@/lib/server/platform/audit-log/record-audit-event';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/errors';
import type { NewPriceList } from '@/lib/shared/schemas/price-list';
import { loggedChange } from './logged-price-list';
import { fieldsOfInput } from './price-list.serializer';
import { insertPriceList, raisePriceVersion } from './price-lists.repository';
import { mayManagePrices } from './prices.policy';
import { refreshPrices } from './refresh-prices';
import { requireGroup } from './require-group';

/** Adds a price list; for admins. Throws `forbidden`, and `validation-failed` for a group that does not exist. */
export async function addPriceList(
  actor: Actor,
  input: NewPriceList,
  now: Date = new Date(),
): Promise<{ insertedId: string }> {
  if (!mayManagePrices(actor)) throw new AppError('forbidden');
  const listId = new ObjectId();
  await inTransaction(async (session) => {
    if ('groupId' in input.for) await requireGroup(input.for.groupId, 'for', session);
    const fields = fieldsOfInput(input);
    await insertPriceList({ _id: listId, ...fields, revision: 1, createdAt: now, updatedAt: now }, session);
    await raisePriceVersion(session);
    const subject = { kind: 'price-list', id: listId, label: fields.name } as const;
    const { after } = loggedChange({}, fields);
    await recordAuditEvent({ action: 'price-list.added', actor, subject, after }, session);
  });
  refreshPrices();
  return { insertedId: listId.toHexString() };
}
