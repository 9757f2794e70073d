import {
  activeCompany,
  changeCompany,
  invite,
  memberId,
  newMember,
  pendingCompany,
} from '@/tests/support/companies';
import { anAdmin, registerCustomer } from '@/tests/support/people';
import { addPriceGroup } from '@/tests/support/price-lists';
import { unique } from '@/tests/support/store';
import { byAdmin, byCustomer, customer, type Expected, PERSONAL, type Rows } from './expected';

const subjectOf = ({ id, number }: { id: string; number: string }) => ({
  kind: 'company',
  id,
  label: number,
});

/** An admin takes a company from one state to the next. */
async function moved(from: 'pending' | 'active', to: 'active' | 'blocked' | 'closed') {
  const company = from === 'pending' ? await pendingCompany() : await activeCompany();
  await changeCompany(company.id, { state: to });
  return { subject: subjectOf(company), before: { state: from }, after: { state: to } };
}

/** A member leaves, or is removed. */
async function ended(isOwnWish: boolean): Promise<Expected> {
  const company = await activeCompany();
  const member = await newMember(company, 'buyer');
  const userId = await memberId(company, member);
  const who = isOwnWish ? member : company.owner;
  await who.call('DELETE', `/api/company/member/${userId}`);
  return byCustomer(who, {
    subject: subjectOf(company),
    before: { member: userId, role: 'buyer' },
  });
}

export const COMPANY_ROWS: Rows<'company' | 'member'> = {
  'company.registered': async () => {
    const company = await pendingCompany();
    return byCustomer(company.owner, {
      subject: subjectOf(company),
      after: { name: company.name, state: 'pending' },
    });
  },
  'company.activated': () => byAdmin(moved('pending', 'active')),
  'company.blocked': () => byAdmin(moved('active', 'blocked')),
  'company.closed': () => byAdmin(moved('active', 'closed')),
  'company.edited': async () => {
    const company = await activeCompany();
    const { revision } = (await company.owner.call('GET', '/api/company')).body;
    const name = unique('Sons ');
    const change = { name, invoiceEmail: 'office@example.com', revision };
    await company.owner.call('PATCH', '/api/company', change);
    return byCustomer(company.owner, {
      subject: subjectOf(company),
      before: { name: company.name, invoiceEmail: null },
      after: { name, invoiceEmail: PERSONAL },
    });
  },
  'company.terms-changed': async () => {
    const name = unique('Group ');
    const [groupId, company] = [await addPriceGroup(await anAdmin(), name), await activeCompany()];
    await changeCompany(company.id, { groupId });
    const change = { before: { priceGroup: null }, after: { priceGroup: name } };
    return byAdmin(Promise.resolve({ subject: subjectOf(company), ...change }));
  },
  'member.invited': async () => {
    const company = await activeCompany();
    await invite(company, `${unique('guest')}@example.com`, 'approver');
    return byCustomer(company.owner, {
      subject: subjectOf(company),
      after: { email: PERSONAL, role: 'approver' },
    });
  },
  'member.joined': async () => {
    const [company, guest] = [await activeCompany(), await registerCustomer()];
    await newMember(company, 'buyer', guest);
    const actor = await customer(guest);
    return {
      ...{ actor, subject: subjectOf(company) },
      after: { member: actor.id, role: 'buyer' },
    };
  },
  'member.role-changed': async () => {
    const company = await activeCompany();
    const member = await memberId(company, await newMember(company, 'buyer'));
    await company.owner.call('PATCH', `/api/company/member/${member}`, { role: 'approver' });
    return byCustomer(company.owner, {
      subject: subjectOf(company),
      before: { member, role: 'buyer' },
      after: { role: 'approver' },
    });
  },
  'member.removed': () => ended(false),
  'member.left': () => ended(true),
};
