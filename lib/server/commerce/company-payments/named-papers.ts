import 'server-only';
import type { ObjectId } from 'mongodb';
import { receivablesNamed } from '@/lib/server/commerce/account/money/named-receivables';
import { findCompanyOrdersNumbered } from '@/lib/server/commerce/orders/find-order';
import type { NamedPaper } from '@/lib/shared/company/match-bank-rows';
import { numbersIn } from '@/lib/shared/company/named-numbers';

type Papers = { papers: Map<string, NamedPaper>; companyIds: Map<string, ObjectId> };

/** The invoices and orders of companies that these texts name, by their numbers. */
export async function papersIn(texts: readonly string[]): Promise<Papers> {
  const numbers = [...new Set(texts.flatMap((text) => numbersIn(text).flat()))];
  const orders = await findCompanyOrdersNumbered(numbers.filter((number) => number.startsWith('ORD-')));
  const receivables = await receivablesNamed(
    numbers,
    orders.map(({ _id }) => _id),
  );
  const papers = new Map<string, NamedPaper>(
    orders.map(({ number, companyId }) => [number, { companyId: companyId.toHexString() }]),
  );
  for (const { orderNumber, invoiceNumber, companyId } of receivables) {
    const paper = { companyId: companyId.toHexString(), invoiceNumber };
    papers.set(invoiceNumber, paper).set(orderNumber, paper);
  }
  const ids = [...orders, ...receivables].map(({ companyId }) => companyId);
  return { papers, companyIds: new Map(ids.map((id) => [id.toHexString(), id])) };
}
