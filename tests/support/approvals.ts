import { activeCompany, memberId, newMember, type TestCompany } from './companies';
import { type CallResponse, DELIVERY, type Person } from './people';
import { newKey } from './store';

export const EVERY_ORDER = { name: 'Every order', over: 0, who: 'everyone', approvers: 'approvers' };

/** An owner changes rules or budgets of the company as it is at this moment. */
export async function setRules(
  { owner }: Pick<TestCompany, 'owner'>,
  change: Record<string, unknown>,
): Promise<CallResponse> {
  const { revision } = (await owner.call('GET', '/api/company')).body;
  return owner.call('PATCH', '/api/company', { ...change, revision });
}

export type Ruled = { company: TestCompany; buyer: Person; approver: Person };

/** A company with a buyer and an approver, in which every order needs the approval of an approver. */
export async function ruledCompany(rules: readonly object[] = [EVERY_ORDER]): Promise<Ruled> {
  const company = await activeCompany();
  const [buyer, approver] = await Promise.all([newMember(company, 'buyer'), newMember(company, 'approver')]);
  const set = await setRules(company, { rules });
  if (set.status !== 200) throw new Error(`no rules: ${JSON.stringify(set.body)}`);
  return { company, buyer, approver };
}

/** The company's one budget, of a month, with these members. */
export async function setBudget(
  company: TestCompany,
  limit: number,
  members: readonly Person[],
): Promise<CallResponse> {
  const memberIds = await Promise.all(members.map((member) => memberId(company, member)));
  const [before] = (await company.owner.call('GET', '/api/company')).body.budgets;
  const kept = before ? { id: before.id } : {};
  return setRules(company, { budgets: [{ ...kept, name: 'Workshop', period: 'month', limit, memberIds }] });
}

/** Fills the cart, and returns what submitting or ordering it sends. */
export async function filledCart(person: Person, toolId: string, quantity = 10) {
  const { body } = await person.call('PATCH', '/api/cart', { ops: [{ op: 'set', toolId, quantity }] });
  return { version: body.version as number, seenDue: body.due as number, ...DELIVERY };
}

export async function sendCart(
  person: Person,
  how: 'order' | 'submit',
  toolId: string,
  { quantity = 10, ...more }: { quantity?: number } & Record<string, unknown> = {},
): Promise<CallResponse> {
  const body = { ...(await filledCart(person, toolId, quantity)), ...more };
  return person.call('POST', `/api/cart/${how}`, body, newKey());
}

/** The id of what somebody submits. */
export async function submitted(
  person: Person,
  toolId: string,
  more: Record<string, unknown> = {},
): Promise<string> {
  const sent = await sendCart(person, 'submit', toolId, more);
  if (sent.status !== 201) throw new Error(`not submitted: ${JSON.stringify(sent.body)}`);
  return sent.body.insertedId;
}

export const decide = (person: Person, id: string, how: 'approve' | 'withdraw') =>
  person.call('POST', `/api/requisition/${id}/${how}`);

export const reject = (person: Person, id: string, reason = 'Too many') =>
  person.call('POST', `/api/requisition/${id}/reject`, { reason });
