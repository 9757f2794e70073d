import 'server-only';
import { createHash } from 'node:crypto';
import { type ClientSession, ObjectId } from 'mongodb';
import { markSettled } from '@/lib/server/commerce/orders/lifecycle/mark-paid';
import {
  lastPayments,
  openCentsNumbered,
  paymentsOfFile,
  transfersOn,
} from '@/lib/server/commerce/receivables/money/known-money';
import { receiveMoney } from '@/lib/server/commerce/receivables/money/receive-money';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { CompanyPaymentDocument } from '@/lib/server/platform/db/documents/receivables';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import { parseObjectId } from '@/lib/server/platform/identifiers';
import { createPause, runInSteps } from '@/lib/server/platform/work-in-steps';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { BANK_ROW } from '@/lib/shared/messages/bank-row-messages';
import { AppError } from '@/lib/shared/messages/errors';
import { toCents, toDollars } from '@/lib/shared/numbers/money';
import type {
  BankFileRow,
  ImportBankFileInput,
  ImportedBankFile,
  ImportedBankRow,
  UndoneBankFile,
} from '@/lib/shared/receivables/bank-file/bank-file.schema';
import { type MatchedRow, matchBankRows } from '@/lib/shared/receivables/bank-file/match-bank-rows';
import type { PaymentPlan } from '@/lib/shared/receivables/bank-file/open-receivables';
import { ComparedPayment } from '@/lib/shared/receivables/bank-file/same-payment';
import { fillText } from '@/lib/shared/text/fill-text';
import { knownMoney, saidPayment } from './known-papers';
import { reverseCompanyPayment } from './record-company-payment';

/** Returns an id of the rows, whatever an admin says of them: the same file again has the same. */
function fileIdOf(rows: readonly BankFileRow[]): ObjectId {
  const facts = rows.map(({ date, amount, text, reference, payer = '' }) => [
    date,
    amount,
    text,
    reference,
    payer,
  ]);
  return new ObjectId(createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 24));
}

type Run = { actor: Actor; fileId: ObjectId; at: Date; known: Set<string> };

/** Returns what another import or person has booked since the rows were matched. */
async function bookedMeanwhile(
  row: BankFileRow,
  companyId: string,
  { known }: Run,
  session: ClientSession,
): Promise<CompanyPaymentDocument | undefined> {
  const cents = toCents(row.amount);
  const compared = new ComparedPayment({ ...row, cents, companyId });
  const since = (await transfersOn([row.date], session)).filter(({ _id }) => !known.has(_id.toHexString()));
  return since.find((one) => compared.isSame(new ComparedPayment(saidPayment(one))));
}

const duplicateOf = ({ receivedOn: day, reference }: CompanyPaymentDocument): MatchedRow => {
  return { outcome: 'duplicate', code: 'bank-row-booked', paidBy: { day, reference } };
};

async function paidMeanwhile(companyId: ObjectId, invoices: string[]): Promise<MatchedRow> {
  const [paidBy] = (await lastPayments(invoices, [companyId])).values();
  const paid = { companyId: companyId.toHexString(), invoices, ...optionalField('paidBy', paidBy) };
  return { outcome: 'paid', code: 'bank-row-paid', ...paid };
}

/** Books a row, unless it was booked, or what it names was paid, meanwhile: imports take turns, row by row. */
async function book(row: BankFileRow, matched: MatchedRow, run: Run): Promise<MatchedRow> {
  const { companyId = '', invoices = [] } = matched;
  const { actor, at, fileId, known } = run;
  const receipt = {
    ...{ companyId: new ObjectId(companyId), method: 'bank' as const, amountCents: toCents(row.amount) },
    ...{ reference: row.reference, receivedOn: row.date, text: row.text, fileId, actorId: actor.userId },
    ...optionalField('payer', row.payer),
  };
  const done = await inTransaction(async (session): Promise<{ seen?: ObjectId; matched: MatchedRow }> => {
    await takeGuard('bank-file', session, at);
    const before = await bookedMeanwhile(row, companyId, run, session);
    if (before) return { seen: before._id, matched: duplicateOf(before) };
    const isAnyhow = row.asCredit || invoices.length === 0 || matched.plan?.effect === 'credit';
    if (!isAnyhow && (await openCentsNumbered(invoices, session)) === 0)
      return { matched: await paidMeanwhile(receipt.companyId, invoices) };
    const { payment, orderIds } = await receiveMoney({ receipt, invoices, actor, at }, session);
    await markSettled(orderIds, at, session);
    return { seen: payment._id, matched };
  });
  if (done.seen) known.add(done.seen.toHexString());
  return done.matched;
}

/**
 * Books each row of a bank's file that names papers of exactly one company, or is given to one, in a transaction of its own; a dry
 * run answers the same and books nothing (company §3). Throws `forbidden`, and `not-found` for a company that there is not.
 */
export async function importBankFile(
  actor: Actor,
  { rows, dryRun }: ImportBankFileInput,
  now: Date = new Date(),
): Promise<ImportedBankFile> {
  requirePermission(actor, 'manage-companies');
  const pause = createPause();
  const known = await knownMoney(rows, now, pause);
  const withCents = rows.map(({ amount, ...row }) => ({ ...row, cents: toCents(amount) }));
  const matched = await runInSteps(matchBankRows(withCents, known), pause);
  const fileId = fileIdOf(rows);
  const ids = new Set(known.transfers.map(({ _id }) => _id.toHexString()));
  const run = { actor, fileId, at: now, known: ids };
  const outcomes: MatchedRow[] = [];
  let sumCents = 0;
  for (const [place, row] of rows.entries()) {
    const found = matched[place];
    if (!found) continue;
    const outcome = dryRun || found.outcome !== 'matched' ? found : await book(row, found, run);
    if (outcome.outcome === 'matched') sumCents += toCents(row.amount);
    outcomes.push(outcome);
  }
  return {
    rows: outcomes.map((each) => bankRowAnswer(each, known.papers.companyNames)),
    booked: outcomes.filter(({ outcome }) => outcome === 'matched').length,
    sum: toDollars(sumCents),
    fileId: fileId.toHexString(),
  };
}

const planAnswer = ({ effect, pays, creditCents }: PaymentPlan) => ({
  effect,
  pays: pays.map(({ invoiceNumber, cents, openCents }) => ({
    invoiceNumber,
    amount: toDollars(cents),
    open: toDollars(openCents),
  })),
  credit: toDollars(creditCents),
});

function bankRowAnswer(
  { plan, paidBy, ...matched }: MatchedRow,
  companyNames: ReadonlyMap<string, string>,
): ImportedBankRow {
  const name = matched.companyId && companyNames.get(matched.companyId);
  const { day = '', reference = '' } = paidBy ?? {};
  return {
    ...matched,
    ...(name ? { companyName: name } : {}),
    ...(plan ? planAnswer(plan) : {}),
    ...(paidBy ? { paidOn: day, paidBy: reference } : {}),
    message: fillText(BANK_ROW[matched.code], { company: name ?? '', day, reference }),
  };
}

const REASON = 'The bank file was undone.';

/**
 * Takes every payment of a bank's file back that was not, the newest first, each in a transaction of its own: cut short, it goes on
 * where it is called again. Throws `forbidden`, and `not-found` where nothing was booked of this file.
 */
export async function undoBankFile(
  actor: Actor,
  id: string,
  now: Date = new Date(),
): Promise<UndoneBankFile> {
  requirePermission(actor, 'manage-companies');
  const payments = await paymentsOfFile(parseObjectId(id));
  if (payments.length === 0) throw new AppError('not-found');
  const undone: number[] = [];
  for (const { _id } of payments) {
    const { reversed } = await reverseCompanyPayment(actor, _id.toHexString(), { reason: REASON }, now);
    if (reversed > 0) undone.push(toCents(reversed));
  }
  return { payments: undone.length, reversed: toDollars(undone.reduce((sum, cents) => sum + cents, 0)) };
}
