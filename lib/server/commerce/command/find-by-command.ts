import 'server-only';
import { findOrders } from '@/lib/server/commerce/orders/read/find-orders';
import { findTools } from '@/lib/server/commerce/tools/manage/find-tools';
import type { Actor } from '@/lib/server/identity/actor';
import { findPeopleByWords } from '@/lib/server/identity/users/list-users';
import { COMMAND_HITS_MAX, type CommandResponse } from '@/lib/shared/command/command.schema';
import { findRecords } from './find-records';

/** Nothing for an empty text. Throws `forbidden`. */
export async function findByCommand(actor: Actor, typed: string): Promise<CommandResponse> {
  const limit = COMMAND_HITS_MAX;
  const [people, tools] = await Promise.all([
    findPeopleByWords(actor, typed, limit),
    findTools(actor, typed, limit),
  ]);
  const buyers = people.map(({ id }) => id);
  const orders = typed === '' ? [] : await findOrders(actor, typed, buyers, limit);
  const customers = people.map(({ id, name, email }) => ({ _id: id.toHexString(), name, email }));
  const records =
    typed === '' ? [] : await findRecords(actor, typed, { orderIds: orders.map(({ _id }) => _id), limit });
  return { orders, customers, tools, ...(records.length > 0 ? { records } : {}) };
}
