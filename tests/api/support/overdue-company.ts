import type { TestCompany } from '@/tests/support/companies';
import { companyOnAccount, invoicedOrder } from '@/tests/support/on-account';
import { stored } from './database';

const DAY_MS = 24 * 3_600_000;

/** A company with an invoice of $125 that was due so many days ago. */
export async function overdueCompany(
  toolId: string,
  days: number,
): Promise<TestCompany & { invoiceNumber: string }> {
  const company = await companyOnAccount();
  const { invoiceNumber } = await invoicedOrder(company, toolId);
  const dueAt = new Date(Date.now() - days * DAY_MS);
  const due = { dueAt, dueOn: dueAt.toISOString().slice(0, 10) };
  await stored('receivables').updateOne({ _id: invoiceNumber as never }, { $set: due });
  return { ...company, invoiceNumber };
}
