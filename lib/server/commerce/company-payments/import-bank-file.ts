import 'server-only';
import type { ObjectId } from 'mongodb';
import { bookedBefore } from '@/lib/server/commerce/account/money/find-company-payment';
import { receiveMoney } from '@/lib/server/commerce/account/money/receive-money';
import { companyNames } from '@/lib/server/commerce/company/find-company';

import { shopDay } from '@/lib/server/commerce/shipping/shipping-calendar';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { isDuplicateKey } from '@/lib/server/platform/db/duplicate-key';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import type {
  BankFileRow,
  ImportBankFileInput,
  ImportedBankFile,
  ImportedBankRow,
} from '@/lib/shared/company/account.schema';
import { BANK_ROW } from '@/lib/shared/company/bank-row-messages';
import { type MatchedRow, matchBankRows } from '@/lib/shared/company/match-bank-rows';
import { toCents, toDollars } from '@/lib/shared/numbers/money';
import { fillText } from '@/lib/shared/texts/fill-text';
import { papersIn } from './named-papers';
import { settleOrders } from './settle-orders';

type Booking = { row: BankFileRow; companyId: ObjectId; invoices: readonly string[] };

/** Returns false if a payment has this reference: another import was faster. */
async function book(actor: Actor, { row, companyId, invoices }: Booking, at: Date): Promise<boolean> {
  const { reference, date: receivedOn, amount } = row;
  const receipt = {
    ...{ companyId, method: 'bank' as const, amountCents: toCents(amount), reference, receivedOn },
    actorId: actor.userId,
  };
  try {
    await inTransaction(async (session) => {
      const { settled } = await receiveMoney({ receipt, invoices, actor, at }, session);
      await settleOrders({ settled }, at, session);
    });
    return true;
  } catch (error) {
    if (isDuplicateKey(error, 'reference')) return false;
    throw error;
  }
}

function rowAnswer(matched: MatchedRow, names: ReadonlyMap<string, string>): ImportedBankRow {
  const name = matched.companyId && names.get(matched.companyId);
  return {
    ...matched,
    ...(name ? { companyName: name } : {}),
    message: fillText(BANK_ROW[matched.code], { company: name ?? '' }),
  };
}

/**
 * Books each row of a bank's file that names invoices or orders of exactly one company, in a transaction of its own; a dry run
 * answers the same and books nothing (company §3). Throws `forbidden`.
 */
export async function importBankFile(
  actor: Actor,
  { rows, dryRun }: ImportBankFileInput,
  now: Date = new Date(),
): Promise<ImportedBankFile> {
  requirePermission(actor, 'manage-companies');
  const { papers, companyIds } = await papersIn(rows.map(({ text }) => text));
  const matched = matchBankRows(
    rows.map(({ amount, ...row }) => ({ ...row, cents: toCents(amount) })),
    { papers, booked: await bookedBefore(rows.map(({ reference }) => reference)), today: shopDay(now) },
  );
  const outcomes: MatchedRow[] = [];
  let sumCents = 0;
  for (const [place, row] of rows.entries()) {
    const found = matched[place];
    if (!found) continue;
    const companyId = companyIds.get(found.companyId ?? '');
    const isPaid =
      companyId !== undefined &&
      (dryRun || (await book(actor, { row, companyId, invoices: found.invoices ?? [] }, now)));
    if (isPaid) sumCents += toCents(row.amount);
    const isLate = companyId !== undefined && !isPaid;
    outcomes.push(isLate ? { outcome: 'duplicate', code: 'bank-row-booked' } : found);
  }
  const names = await companyNames([...companyIds.values()]);
  return {
    rows: outcomes.map((each) => rowAnswer(each, names)),
    booked: outcomes.filter(({ outcome }) => outcome === 'matched').length,
    sum: toDollars(sumCents),
  };
}
