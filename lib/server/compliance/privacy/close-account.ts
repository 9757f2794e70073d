import 'server-only';
import { openOrdersOf } from '@/lib/server/commerce/orders/lifecycle/anonymise-buyer';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import { proveAgain } from '@/lib/server/identity/second-factor/prove-again';
import { languageOfUser } from '@/lib/server/identity/users/identity';
import { recordAuditEvent } from '@/lib/server/platform/audit-log/record-audit-event';
import { refreshPublic } from '@/lib/server/platform/cache/public-cache';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { enqueueMail, kickOutbox } from '@/lib/server/platform/mail/outbox';
import { AppError } from '@/lib/shared/messages/errors';
import { cancelUnpaid, eraseAccount } from './erase-account';
import { accountClosedMail } from './mails/account-closed-mail';

type Input = { password?: string | undefined; code?: string | undefined; address: string };

async function erase(actor: Actor): Promise<void> {
  await inTransaction(async (session) => {
    const { unpaid, awaitsShipment } = await openOrdersOf(ownerOf(actor), session);
    if (awaitsShipment || unpaid.length > 0) throw new AppError('orders-open');
    const orders = await eraseAccount(actor, session);
    await enqueueMail(accountClosedMail(actor, languageOfUser(actor)), session);
    const subject = { kind: 'user', id: actor.userId } as const;
    const before = { role: actor.role, email: actor.email, name: actor.name };
    await recordAuditEvent({ action: 'user.closed', actor, subject, before, after: { orders } }, session);
  });
}

/**
 * Closes the actor's account for good. Unpaid orders are cancelled first; then, in one transaction, the account is deleted
 * with its sessions and sign-ins, messages and newsletter entry, and what stays is anonymised: orders, reviews, requests
 * for quote. Invoices stay as they were issued, as bookkeeping law demands. The e-mail may register again. Throws
 * `validation-failed` (wrong password or code), `recent-sign-in-required` (neither is there), `orders-open` (paid, not shipped),
 * `last-admin`.
 */
export async function closeAccount(actor: Actor, input: Input, now: Date = new Date()): Promise<void> {
  await proveAgain(actor, input, now);
  const { unpaid, awaitsShipment } = await openOrdersOf(ownerOf(actor));
  if (awaitsShipment) throw new AppError('orders-open');
  await cancelUnpaid(actor, unpaid);
  await erase(actor);
  refreshPublic('reviews');
  kickOutbox();
}
