import 'server-only';
import { anonymiseBuyer, openOrdersOf } from '@/lib/server/commerce/orders/anonymise-buyer';
import { cancelOrderAndIntent } from '@/lib/server/commerce/payments/intents/cancel-order-and-intent';
import { anonymiseAuthor } from '@/lib/server/commerce/reviews/anonymise-author';
import { removeSignIns } from '@/lib/server/identity/accounts/remove-sign-ins';
import type { Actor } from '@/lib/server/identity/actor';
import { proveAgain } from '@/lib/server/identity/second-factor/prove-again';
import { languageOfUser } from '@/lib/server/identity/users/identity';
import { removeUser } from '@/lib/server/identity/users/remove-user';
import { removeSubscriber } from '@/lib/server/inbox/newsletter/remove-subscriber';
import { anonymiseRequester } from '@/lib/server/inbox/requests/anonymise-requester';
import { recordAuditEvent } from '@/lib/server/platform/audit-log/record-audit-event';
import { refreshPublic } from '@/lib/server/platform/cache/public-cache';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { anonymiseRecipient } from '@/lib/server/platform/mail/anonymise-recipient';
import { enqueueMail, kickOutbox } from '@/lib/server/platform/mail/outbox';
import { AppError } from '@/lib/shared/errors';
import { accountClosedMail } from './mails/account-closed-mail';
import { ownerOf } from './owner';

type Input = { password?: string | undefined; address: string };

/** Cancels the orders: their units are released and they can no longer be paid. One that was paid meanwhile stays paid. */
async function cancelUnpaid(actor: Actor, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    try {
      await cancelOrderAndIntent(actor, id);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'wrong-order-state') throw error;
    }
  }
}

async function erase(actor: Actor): Promise<void> {
  const owner = ownerOf(actor);
  await inTransaction(async (session) => {
    const { unpaid, awaitsShipment } = await openOrdersOf(actor.userId, session);
    if (awaitsShipment || unpaid.length > 0) throw new AppError('orders-open');
    await removeUser(actor, session);
    await removeSignIns(actor.userId, session);
    const orders = await anonymiseBuyer(actor.userId, session);
    await anonymiseAuthor(actor.userId, session);
    await anonymiseRequester(owner, session);
    if (owner.email) await removeSubscriber(owner.email, session);
    await anonymiseRecipient(actor.email, session);
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
 * `validation-failed` (wrong password), `recent-sign-in-required` (no password), `orders-open` (paid, not shipped),
 * `last-admin`.
 */
export async function closeAccount(actor: Actor, input: Input, now: Date = new Date()): Promise<void> {
  await proveAgain(actor, input, { code: false }, now);
  const { unpaid, awaitsShipment } = await openOrdersOf(actor.userId);
  if (awaitsShipment) throw new AppError('orders-open');
  await cancelUnpaid(actor, unpaid);
  await erase(actor);
  refreshPublic('reviews');
  kickOutbox();
}
