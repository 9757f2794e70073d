import 'server-only';
import { ObjectId } from 'mongodb';
import { companyNames, requireCompanyById } from '@/lib/server/commerce/companies/find-company';
import { markSettled } from '@/lib/server/commerce/orders/lifecycle/mark-paid';
import { transfersOn } from '@/lib/server/commerce/receivables/money/known-money';
import { receiveMoney } from '@/lib/server/commerce/receivables/money/receive-money';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { BankRowDocument } from '@/lib/server/platform/db/documents/receivables';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { createPause, runInSteps } from '@/lib/server/platform/work-in-steps';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { AppError } from '@/lib/shared/messages/errors';
import type { ChangeBankRowInput, KeptBankRow } from '@/lib/shared/receivables/bank-file/bank-row.schema';
import { matchBankRows } from '@/lib/shared/receivables/bank-file/match-bank-rows';
import { ComparedPayment } from '@/lib/shared/receivables/bank-file/same-payment';
import { keptRowAnswer } from './bank-row.serializer';
import { findRow, moveRow } from './bank-rows.repository';
import { knownMoney, saidPayment } from './known-papers';
import { asFileRow } from './list-bank-rows';

async function requireRow(id: ObjectId): Promise<BankRowDocument> {
  const row = await findRow(id);
  if (!row) throw new AppError('not-found');
  return row;
}

const WAITING = ['open', 'aside'] as const;
const isWaiting = ({ state }: BankRowDocument) => state === 'open' || state === 'aside';

/** Returns the invoices of the company that a row names. Throws `validation-failed` for a row that can be no payment. */
async function namedInvoices(row: BankRowDocument, companyId: ObjectId, now: Date): Promise<string[]> {
  const pause = createPause();
  const known = await knownMoney([asFileRow(row, companyId)], now, pause);
  const said = { ...asFileRow(row, companyId), cents: row.cents, asCredit: true };
  const [matched] = await runInSteps(matchBankRows([said], { ...known, booked: [] }), pause);
  if (matched?.outcome !== 'matched')
    throw new AppError('validation-failed', { issues: { companyId: ['invalid'] } });
  return matched.invoices ?? [];
}

type Assigned = { row: BankRowDocument; companyId: ObjectId; actor: Actor; now: Date };

/** Of two admins at once one is refused: the row is read again in the transaction that books it. */
async function assign({ row, companyId, actor, now }: Assigned): Promise<BankRowDocument> {
  const invoices = await namedInvoices(row, companyId, now);
  const { date, cents, text, reference, fileId, payer } = row;
  const receipt = {
    ...{ companyId, method: 'bank' as const, amountCents: cents, reference, receivedOn: date, text, fileId },
    ...{ actorId: actor.userId, ...optionalField('payer', payer) },
  };
  const compared = new ComparedPayment({ ...asFileRow(row, companyId), cents });
  return inTransaction(async (session) => {
    await takeGuard('bank-file', session, now);
    await requireCompanyById(companyId, session);
    const others = (await transfersOn([date], session)).filter((one) => !one.fileId?.equals(fileId));
    if (others.some((one) => compared.isSame(new ComparedPayment(saidPayment(one)))))
      throw new AppError('wrong-order-state', { reason: { code: 'bank-row-booked-before' } });
    const change = { state: 'assigned', companyId, assignedBy: actor.userId, changedAt: now } as const;
    if (!(await moveRow(row._id, WAITING, change, session))) throw new AppError('wrong-order-state');
    const { payment, orderIds } = await receiveMoney({ receipt, invoices, actor, at: now }, session);
    await markSettled(orderIds, now, session);
    const assigned = await moveRow(row._id, ['assigned'], { paymentId: payment._id }, session);
    if (!assigned) throw new Error('a row of a bank file changed within a transaction');
    return assigned;
  });
}

/** Setting aside what is set aside changes nothing. */
async function setState(row: BankRowDocument, state: 'open' | 'aside', now: Date): Promise<BankRowDocument> {
  const ended = state === 'aside' ? { endedAt: now } : {};
  const moved = await moveRow(row._id, WAITING, { state, changedAt: now, ...ended });
  if (!moved) throw new AppError('wrong-order-state');
  return moved;
}

/**
 * Gives a row to a company, which books it in the same transaction, or sets it aside, or opens it again. Throws `forbidden`, `not-found`
 * also for the company, `wrong-order-state` for a row that was booked or given to one, or whose file was undone, and for money
 * that another file or a person recorded; `validation-failed` for a row that can be no payment.
 */
export async function changeBankRow(
  actor: Actor,
  id: string,
  input: ChangeBankRowInput,
  now: Date = new Date(),
): Promise<KeptBankRow> {
  requirePermission(actor, 'manage-companies');
  const row = await requireRow(parseObjectId(id));
  if (!isWaiting(row)) throw new AppError('wrong-order-state');
  const changed =
    'companyId' in input
      ? await assign({ row, companyId: new ObjectId(input.companyId), actor, now })
      : await setState(row, input.state, now);
  return keptRowAnswer(changed, await companyNames(changed.companyId ? [changed.companyId] : []));
}
