import 'server-only';
import { type ClientSession, ObjectId } from 'mongodb';
import type { PriceGroupDocument } from '@/lib/server/platform/db/documents/prices';
import { OBJECT_ID_PATTERN } from '@/lib/shared/calls/fields.schema';
import { AppError } from '@/lib/shared/messages/errors';
import { recordGroupUse } from '../price-groups.repository';

/** The group that this transaction starts to refer to. Throws `validation-failed` at `field` if there is none. */
export async function requireGroup(
  id: string,
  field: string,
  session: ClientSession,
): Promise<PriceGroupDocument> {
  const group = OBJECT_ID_PATTERN.test(id) ? await recordGroupUse(new ObjectId(id), session) : null;
  if (!group) throw new AppError('validation-failed', { issues: { [field]: ['price-group-unknown'] } });
  return group;
}
