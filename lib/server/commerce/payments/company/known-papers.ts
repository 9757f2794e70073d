import { ObjectId } from 'mongodb';
import { companyNames } from '@/lib/server/commerce/companies/find-company';
import { findCompanyOrdersNumbered } from '@/lib/server/commerce/orders/find-order';
import {
  invoicesOwedBy,
  lastPayments,
  receivablesNamed,
  receivablesWithPoNumber,
  transfersOn,
} from '@/lib/server/commerce/receivables/money/known-money';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import type { CompanyPaymentDocument } from '@/lib/server/platform/db/documents/receivables';
import { mapInSteps, type Pause } from '@/lib/server/platform/work-in-steps';
import { AppError } from '@/lib/shared/messages/errors';
import type { BankFileRow } from '@/lib/shared/receivables/bank-file/bank-file.schema';
import type { Known } from '@/lib/shared/receivables/bank-file/match-bank-rows';
import type { NamedPaper, Papers } from '@/lib/shared/receivables/bank-file/named-papers';
import { bareNumbersIn, numbersIn, plainText } from '@/lib/shared/receivables/bank-file/named-papers';

type KnownMoney = Known & { transfers: readonly CompanyPaymentDocument[] };

type Rows = readonly BankFileRow[];
type Found = { papers: Papers; companyIds: readonly ObjectId[] };

async function papersOf(rows: Rows, now: Date, pause: Pause): Promise<Found> {
  const parts = rows.flatMap(({ text, reference }) => [text, reference]);
  const named = await mapInSteps(parts, (part) => [...numbersIn(part).flat(), ...bareNumbersIn(part)], pause);
  const numbers = [...new Set(named.flat())];
  const orders = await findCompanyOrdersNumbered(numbers.filter((number) => number.startsWith('ORD-')));
  const receivables = await receivablesNamed(
    numbers,
    orders.map(({ _id }) => _id),
  );
  const numbered = new Map<string, NamedPaper>(
    orders.map(({ number, companyId }) => [number, { companyId: companyId.toHexString(), invoices: [] }]),
  );
  for (const { _id: invoiceNumber, orderNumber, companyId } of receivables) {
    const paper = { companyId: companyId.toHexString(), invoices: [invoiceNumber] };
    const others = numbered.get(orderNumber)?.invoices ?? [];
    const isOnly = others.every((number) => number === invoiceNumber);
    const ofOrder = isOnly ? paper : { ...paper, invoices: [...others, invoiceNumber] };
    numbered.set(invoiceNumber, paper).set(orderNumber, ofOrder);
  }
  const ofPoNumber = new Map<string, (NamedPaper & { poNumber: string })[]>();
  const ordered = await receivablesWithPoNumber(now);
  for (const { poNumber = '', _id: invoiceNumber, companyId } of ordered) {
    const known = ofPoNumber.get(plainText(poNumber));
    const of = { companyId: companyId.toHexString(), invoices: [invoiceNumber] };
    const paper = numbered.get(invoiceNumber) ?? of;
    const withPo = { ...paper, poNumber };
    if (known) known.push(withPo);
    else ofPoNumber.set(plainText(poNumber), [withPo]);
    await pause();
  }
  const given = rows.flatMap(({ companyId }) => (companyId ? [new ObjectId(companyId)] : []));
  const ids = [...[...orders, ...receivables, ...ordered].map(({ companyId }) => companyId), ...given];
  const names = await companyNames([...new Map(ids.map((id) => [id.toHexString(), id])).values()]);
  if (given.some((id) => !names.has(id.toHexString()))) throw new AppError('not-found');
  return { papers: { numbered, ofPoNumber, companyNames: names }, companyIds: ids };
}

/** Returns what the rows of a bank's file may be about. Throws `not-found` where one is given to a company that there is not. */
export async function knownMoney(rows: Rows, now: Date, pause: Pause): Promise<KnownMoney> {
  const { papers, companyIds } = await papersOf(rows, now, pause);
  const [transfers, owed] = await Promise.all([
    transfersOn([...new Set(rows.map(({ date }) => date))]),
    invoicesOwedBy(companyIds),
  ]);
  const named = [...papers.numbered.values(), ...[...papers.ofPoNumber.values()].flat()];
  const open = new Set(owed.map(({ _id }) => _id));
  const settled = named.flatMap(({ invoices }) => invoices.filter((number) => !open.has(number)));
  return {
    papers,
    transfers,
    booked: transfers.map(saidPayment),
    open: owed.map(({ _id: invoiceNumber, companyId, ...invoice }) => {
      return { ...invoice, invoiceNumber, companyId: companyId.toHexString() };
    }),
    paidBy: await lastPayments([...new Set(settled)], companyIds),
    today: shopDay(now),
  };
}

export function saidPayment({
  method,
  receivedOn: date,
  amountCents: cents,
  reference,
  text,
  companyId,
}: CompanyPaymentDocument) {
  const of = { date, cents, reference, text, companyId: companyId.toHexString() };
  return { ...of, method: method === 'bank' ? ('bank' as const) : ('hand' as const) };
}
