import 'server-only';
import { AppError } from '@/lib/shared/errors';
import { removeSignIns } from '../accounts/remove-sign-ins';
import { recordAuditEvent } from '../audit/record-audit-event';
import type { Actor } from '../auth/actor';
import { refreshPublic } from '../cache/public-cache';
import { forgetSender } from '../contact/forget-sender';
import { inTransaction } from '../db/transaction';
import { forgetRecipient } from '../mail/forget-recipient';
import { enqueueMail, kickOutbox } from '../mail/outbox';
import { accountClosedMail } from '../mail/templates/account-closed-mail';
import { forgetSubscriber } from '../newsletter/forget-subscriber';
import { forgetBuyer, openOrdersOf } from '../orders/forget-buyer';
import { cancelOrderAndIntent } from '../payments/cancel-order-and-intent';
import { forgetEnquirer } from '../quotes/forget-enquirer';
import { forgetAuthor } from '../reviews/forget-author';
import { proveAgain } from '../second-factor/prove-again';
import { languageOfUser } from '../users/identity';
import { removeUser } from '../users/remove-user';
import { ownerOf } from './owner';

type Input = { password?: string | undefined; address: string };

/** Units go back on the shelf, and nothing can be paid any more. One that is paid at this very moment stays paid. */
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
    const orders = await forgetBuyer(actor.userId, session);
    await forgetAuthor(actor.userId, session);
    await forgetEnquirer(owner, session);
    await forgetSender(owner, session);
    if (owner.email) await forgetSubscriber(owner.email, session);
    await forgetRecipient(actor.email, session);
    await enqueueMail(accountClosedMail(actor, languageOfUser(actor)), session);
    const subject = { kind: 'user', id: actor.userId } as const;
    const before = { role: actor.role, email: actor.email, name: actor.name };
    await recordAuditEvent({ action: 'user.closed', actor, subject, before, after: { orders } }, session);
  });
}

/**
 * Closes the actor's account for good. Unpaid orders are cancelled first; then, in one transaction, the account goes with
 * its sessions and sign-ins, and name, e-mail, phone and address go from what stays: orders, reviews, requests for quote.
 * Invoices stay as they were issued, as bookkeeping law asks. The e-mail may register again. Throws `validation-failed`
 * (wrong password), `recent-sign-in-required` (no password), `orders-open` (paid, not shipped), `last-admin`.
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
