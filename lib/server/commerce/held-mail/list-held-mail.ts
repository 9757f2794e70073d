import 'server-only';
import { ObjectId } from 'mongodb';
import { findOrderNumbers } from '@/lib/server/commerce/orders/find-order';
import type { Actor } from '@/lib/server/identity/actor';
import { countSetAsideMails, listSetAside, type SetAsideMail } from '@/lib/server/platform/mail/set-aside';
import { AppError } from '@/lib/shared/errors';
import { heldMailKind, orderOfMail } from '@/lib/shared/held-mail';
import type { HeldMail, HeldMailQuery } from '@/lib/shared/schemas/held-mail';
import { mayDecideHeldMail } from './held-mail.policy';

const DEFAULT_LIMIT = 50;

function serialize(
  { _id, key, to, subject, createdAt }: SetAsideMail,
  numbers: ReadonlyMap<string, string>,
): HeldMail {
  const orderId = orderOfMail(key);
  const orderNumber = orderId === null ? undefined : numbers.get(orderId);
  return {
    id: _id.toHexString(),
    kind: heldMailKind(key),
    to,
    subject,
    writtenAt: createdAt.toISOString(),
    ...(orderId !== null && { orderId }),
    ...(orderNumber !== undefined && { orderNumber }),
  };
}

/** Returns a page of the mails that a restore set aside, oldest first, and how many there are; for admins. Throws `forbidden`. */
export async function listHeldMails(
  actor: Actor,
  { page = 1, limit = DEFAULT_LIMIT }: HeldMailQuery = {},
): Promise<{ mails: HeldMail[]; total: number }> {
  if (!mayDecideHeldMail(actor)) throw new AppError('forbidden');
  const { mails, total } = await listSetAside({ skip: (page - 1) * limit, limit });
  const orderIds = mails.flatMap(({ key }) => orderOfMail(key) ?? []);
  const numbers = await findOrderNumbers(orderIds.map((id) => ObjectId.createFromHexString(id)));
  return { mails: mails.map((mail) => serialize(mail, numbers)), total };
}

/** Returns how many mails wait for a decision; for admins. Throws `forbidden`. */
export async function countHeldMails(actor: Actor): Promise<number> {
  if (!mayDecideHeldMail(actor)) throw new AppError('forbidden');
  return countSetAsideMails();
}
