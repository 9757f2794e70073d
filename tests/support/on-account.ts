import { sendCart } from './approvals';
import { activeCompany, changeCompany, type TestCompany } from './companies';
import { anAdmin, type CallResponse, type Person } from './people';
import { newKey } from './store';

export const today = () => new Date().toISOString().slice(0, 10);

/** An active company that orders on account. */
export async function companyOnAccount(terms: Record<string, unknown> = {}): Promise<TestCompany> {
  const company = await activeCompany();
  await changeCompany(company.id, { termsDays: 30, creditLimit: 10_000, ...terms });
  return company;
}

type CartOrder = { quantity?: number } & Record<string, unknown>;

/** Orders ten of a tool. */
export function sendOnAccount(person: Person, toolId: string, order: CartOrder = {}): Promise<CallResponse> {
  return sendCart(person, 'order', toolId, { payBy: 'account', ...order });
}

/** Returns the id of an order that was placed. */
export async function orderOnAccount(person: Person, toolId: string, order?: CartOrder): Promise<string> {
  const placed = await sendOnAccount(person, toolId, order);
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
  headers: Record<string, string> = newKey(),
): Promise<CallResponse> {
  const body = { amount, receivedOn: today(), reference: 'Transfer', ...more };
  return (await anAdmin()).call('POST', `/api/all-company/${id}/payment`, body, headers);
}

export async function isPaid(orderId: string): Promise<boolean> {
  return (await (await anAdmin()).call('GET', `/api/order/${orderId}`)).body.paid;
}
