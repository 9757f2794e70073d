import { activeCompany, changeCompany, type TestCompany } from '@/tests/support/companies';
import { anAdmin, type CallResponse, type Person } from '@/tests/support/people';
import { unique } from '@/tests/support/store';

export const newKeyHeader = () => ({ 'idempotency-key': unique('key-') });
export const today = () => new Date().toISOString().slice(0, 10);

export async function companyOnAccount(creditLimit = 10_000): Promise<TestCompany> {
  const company = await activeCompany();
  await changeCompany(company.id, { termsDays: 30, creditLimit });
  return company;
}

/** Returns the order's id. */
export async function orderOnAccount(person: Person, toolId: string, quantity = 10): Promise<string> {
  const cart = await person.call('PATCH', '/api/cart', { ops: [{ op: 'set', toolId, quantity }] });
  const { version, due } = cart.body;
  const body = { version, seenDue: due, address: '1 Test Street', phone: '5550100', payBy: 'account' };
  const placed = await person.call('POST', '/api/cart/order', body, newKeyHeader());
  if (placed.status !== 201) throw new Error(`not placed: ${JSON.stringify(placed.body)}`);
  return placed.body.insertedId;
}

type Invoiced = { id: string; invoiceNumber: string; number: string };

/** An order of $125 of the company's owner that shipped, with its invoice. */
export async function invoicedOrder({ owner }: TestCompany, toolId: string): Promise<Invoiced> {
  const admin = await anAdmin();
  const id = await orderOnAccount(owner, toolId);
  const shipped = await admin.call('PATCH', `/api/all-order/${id}`);
  if (shipped.status !== 200) throw new Error(`not shipped: ${JSON.stringify(shipped.body)}`);
  const { invoiceNumber, number } = (await admin.call('GET', `/api/order/${id}`)).body;
  return { id, invoiceNumber, number };
}

/** As admins read it. */
export async function statementOf({ id }: TestCompany) {
  return (await (await anAdmin()).call('GET', `/api/all-company/${id}/statement`)).body;
}

export async function payByHand(
  { id }: TestCompany,
  amount: number,
  more: object = {},
  headers: Record<string, string> = newKeyHeader(),
): Promise<CallResponse> {
  const body = { amount, receivedOn: today(), reference: 'Transfer', ...more };
  return (await anAdmin()).call('POST', `/api/all-company/${id}/payment`, body, headers);
}

export async function isPaid(orderId: string): Promise<boolean> {
  return (await (await anAdmin()).call('GET', `/api/order/${orderId}`)).body.paid;
}
