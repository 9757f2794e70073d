import 'server-only';
import type { ClientSession } from 'mongodb';
import type { OrderDocument } from '@/lib/server/db/documents/orders';
import { parseObjectId } from '@/lib/server/identifiers/object-id';
import { AppError } from '@/lib/shared/errors';
import { findOrder } from './orders.repository';

/** An order by its id as calls give it. Throws `not-found`, also for a malformed id. */
export async function requireOrder(id: string, session?: ClientSession): Promise<OrderDocument> {
  const order = await findOrder(parseObjectId(id), session);
  if (!order) throw new AppError('not-found');
  return order;
}
