import 'server-only';
import type { ObjectId } from 'mongodb';
import { markSettled } from '@/lib/server/commerce/orders/lifecycle/mark-paid';
import { requirePayment } from '@/lib/server/commerce/receivables/money/find-company-payment';
import { paymentsOfFile } from '@/lib/server/commerce/receivables/money/known-money';
import { leftOf, takeMoneyBack } from '@/lib/server/commerce/receivables/money/take-money-back';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { AppError } from '@/lib/shared/messages/errors';
import { toDollars } from '@/lib/shared/numbers/money';
import type { UndoneBankFile } from '@/lib/shared/receivables/bank-file/bank-file.schema';
import type { UndoneFile } from '@/lib/shared/receivables/bank-file/bank-row.schema';
import { endRowOf, endRowsWithoutPayment, hasRows } from './bank-rows.repository';

const REASON = 'The bank file was undone.';

type Undone = { payments: number; cents: number; rows: number };

async function takeBack(actor: Actor, id: ObjectId, at: Date): Promise<{ cents: number; isRow: boolean }> {
  return inTransaction(async (session) => {
    const payment = await requirePayment(id, session);
    const wanted = { cents: leftOf(payment), reason: REASON, actor, actorId: actor.userId, at };
    const taken = await takeMoneyBack(payment, wanted, session);
    await markSettled(taken.orderIds, at, session);
    return { cents: taken.cents, isRow: await endRowOf(id, at, session) };
  });
}

/**
 * Ends the rows of a file first, so that nobody can give one to a company any more, then takes its payments back, the newest first, each in
 * a transaction of its own: cut short, it goes on where it is called again.
 */
async function undo(actor: Actor, id: string, at: Date): Promise<Undone> {
  requirePermission(actor, 'manage-companies');
  const fileId = parseObjectId(id);
  const [isKept, booked] = [await hasRows(fileId), await paymentsOfFile(fileId)];
  if (!isKept && booked.length === 0) throw new AppError('not-found');
  const undone = { payments: 0, cents: 0, rows: 0 };
  undone.rows = await inTransaction((session) => endRowsWithoutPayment(fileId, at, session));
  for (const { _id } of await paymentsOfFile(fileId)) {
    const { cents, isRow } = await takeBack(actor, _id, at);
    undone.payments += cents > 0 ? 1 : 0;
    undone.cents += cents;
    undone.rows += isRow ? 1 : 0;
  }
  return undone;
}

/** Returns the payments that were taken back, and their sum. Throws `forbidden`, and `not-found` for no file of ours. */
export async function undoBankFile(
  actor: Actor,
  id: string,
  now: Date = new Date(),
): Promise<UndoneBankFile> {
  const { payments, cents } = await undo(actor, id, now);
  return { payments, reversed: toDollars(cents) };
}

/** The same, by how many payments were taken back and rows left the inbox. */
export async function undoFile(actor: Actor, id: string, now: Date = new Date()): Promise<UndoneFile> {
  const { payments, rows } = await undo(actor, id, now);
  return { reversed: payments, rows };
}
