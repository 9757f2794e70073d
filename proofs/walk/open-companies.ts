import type { Random } from '../random';
import type { Person } from '../stack/people';
import type { WalkCompany } from './companies';
import { CompanyCalls } from './company-calls';
import type { World } from './world';

export const CREDIT_LIMIT = 150_000;
/** Of another member than the seller's: untaxed there once it is confirmed. */
const CONFIRMABLE = 'ATU12345675';
const [MEMBERS_MIN, MEMBERS_MAX] = [3, 5];
const BILLING = { street: '1 Proof Street', postalCode: '20457', city: 'Hamburg', country: 'DE' };

/** An active company that orders on account, of its owner and these buyers. */
export async function openCompany(
  world: World,
  calls: CompanyCalls,
  { owner, buyers }: Pick<WalkCompany, 'owner' | 'buyers'>,
): Promise<WalkCompany> {
  const body = { name: world.name('company'), billing: { ...BILLING, phone: '5550100' } };
  const made = await calls.send(owner, 'POST /api/company', body);
  if (made.status !== 201) throw new Error(`no company: ${JSON.stringify(made.body)}`);
  const id: string = made.body.insertedId;
  const company: WalkCompany = { id, owner, approvers: [owner], buyers, approvalOverCents: null };
  const terms = { state: 'active', termsDays: 30, creditLimit: CREDIT_LIMIT };
  const isActive = await calls.change(world.admins[0] as Person, company, terms);
  if (!isActive) throw new Error('the company is not activated');
  for (const buyer of buyers)
    if (!(await calls.inviteAndJoin(company, buyer))) throw new Error(`${buyer.name} cannot join`);
  return company;
}

/** One whose buyers need approval, and where people are left one without rules: the half of the walk's buyers. */
export async function openCompanies(world: World, random: Random): Promise<void> {
  const calls = new CompanyCalls(world, random);
  const people = world.buyers.slice(Math.ceil(world.buyers.length / 2));
  const size = Math.min(MEMBERS_MAX, Math.max(MEMBERS_MIN, Math.floor(people.length / 2)));
  for (const [index, approvalOverCents] of [100_000, null].entries()) {
    const [owner, approver, ...buyers] = people.slice(index * size, (index + 1) * size);
    if (!owner || !approver || buyers.length === 0) continue;
    const opened = await openCompany(world, calls, { owner, buyers: [approver, ...buyers] });
    await calls.send(owner, `PATCH /api/company/member/${approver.id}`, { role: 'approver' });
    if (approvalOverCents !== null) {
      const rule = { name: 'Large orders', over: approvalOverCents / 100 };
      const budget = { name: 'Workshop', period: 'month', limit: 10_000 };
      await calls.setRules(opened, {
        rules: [{ ...rule, who: 'everyone', approvers: 'approvers' }],
        budgets: [{ ...budget, memberIds: buyers.slice(0, 2).map((buyer) => buyer.id) }],
      });
    }
    if (approvalOverCents === null) await calls.setRules(opened, { vatId: CONFIRMABLE });
    world.companies.all.push({ ...opened, approvers: [owner, approver], buyers, approvalOverCents });
  }
}
