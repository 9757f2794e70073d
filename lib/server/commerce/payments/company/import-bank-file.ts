import 'server-only';
import { createHash } from 'node:crypto';
import { type ClientSession, ObjectId } from 'mongodb';
import { markSettled } from '@/lib/server/commerce/orders/lifecycle/mark-paid';
import {
  lastPayments,
  openCentsNumbered,
  transfersOn,
} from '@/lib/server/commerce/receivables/money/known-money';
import { receiveMoney } from '@/lib/server/commerce/receivables/money/receive-money';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import type { BankRowDocument, CompanyPaymentDocument } from '@/lib/server/platform/db/documents/receivables';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import { createPause, runInSteps } from '@/lib/server/platform/work-in-steps';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { toCents, toDollars } from '@/lib/shared/numbers/money';
import type {
  BankFileRow,
  ImportBankFileInput,
  ImportedBankFile,
} from '@/lib/shared/receivables/bank-file/bank-file.schema';
import { type MatchedRow, matchBankRows } from '@/lib/shared/receivables/bank-file/match-bank-rows';
import { plainText } from '@/lib/shared/receivables/bank-file/named-papers';
import { ComparedPayment } from '@/lib/shared/receivables/bank-file/same-payment';
import { bankRowAnswer } from './bank-row.serializer';
import { insertMissingRows, markRow } from './bank-rows.repository';
import { knownMoney, saidPayment } from './known-papers';

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

type Imported = { fileId: ObjectId; fileName?: string | undefined; at: Date };

/** As they wait in the inbox. */
function keptRows(rows: readonly BankFileRow[], { fileId, fileName, at }: Imported): BankRowDocument[] {
  return rows.map(({ date, amount, text, reference, payer }, place) => {
    const payerKey = plainText(payer ?? '');
    return {
      ...{
        _id: new ObjectId(),
        fileId,
        place,
        isCurrent: true,
        date,
        cents: toCents(amount),
        text,
        reference,
      },
      ...optionalField('fileName', fileName || undefined),
      ...optionalField('payer', payer || undefined),
      ...optionalField('payerKey', payerKey || undefined),
      ...{ state: 'open', at, changedAt: at },
    };
  });
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
async function book(row: BankFileRow, place: number, matched: MatchedRow, run: Run): Promise<MatchedRow> {
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
    const booked = { state: 'booked', companyId: payment.companyId, paymentId: payment._id } as const;
    await markRow({ fileId, place }, { ...booked, changedAt: at }, session);
    return { seen: payment._id, matched };
  });
  if (done.seen) known.add(done.seen.toHexString());
  return done.matched;
}

/** A row whose money was booked before, or that was left out, does not wait. */
async function settleRow(
  placed: { fileId: ObjectId; place: number },
  { outcome }: MatchedRow,
  at: Date,
): Promise<void> {
  if (outcome === 'duplicate') await markRow(placed, { state: 'booked', changedAt: at });
  if (outcome === 'skipped') await markRow(placed, { state: 'aside', changedAt: at, endedAt: at });
}

/**
 * Books each row of a bank's file that names papers of exactly one company, or is given to one, in a transaction of its own; all of them
 * are kept in the inbox. A dry run answers the same, and books and keeps nothing (company §3). Throws `forbidden`, and `not-found` for a company that there is not.
 */
export async function importBankFile(
  actor: Actor,
  { rows, dryRun, fileName }: ImportBankFileInput,
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
  if (!dryRun) await insertMissingRows(keptRows(rows, { fileId, fileName, at: now }));
  const outcomes: MatchedRow[] = [];
  let sumCents = 0;
  for (const [place, row] of rows.entries()) {
    const found = matched[place];
    if (!found) continue;
    const outcome = dryRun || found.outcome !== 'matched' ? found : await book(row, place, found, run);
    if (outcome.outcome === 'matched') sumCents += toCents(row.amount);
    outcomes.push(outcome);
    if (!dryRun) await settleRow({ fileId, place }, outcome, now);
  }
  return {
    rows: outcomes.map((each) => bankRowAnswer(each, known.papers.companyNames)),
    booked: outcomes.filter(({ outcome }) => outcome === 'matched').length,
    sum: toDollars(sumCents),
    fileId: fileId.toHexString(),
  };
}
