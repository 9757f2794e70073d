import { expect } from 'vitest';
import type { TradeSettings } from '@/lib/shared/trade/settings/trade.schema';
import { stored } from '@/tests/api/support/database';
import { newVatId, setTrade } from '@/tests/support/charging-shop';
import {
  activeCompany,
  BILLING,
  changeCompany,
  invite,
  memberId,
  newMember,
  pendingCompany,
} from '@/tests/support/companies';
import { anAdmin, registerCustomer } from '@/tests/support/people';
import { addPriceGroup } from '@/tests/support/price-lists';
import { eventually, unique, viesControl } from '@/tests/support/store';
import { VAT_TRADE } from '@/tests/support/trade-settings';
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

/** Does something while the shop charges by these settings. */
async function inCharge<T>(trade: TradeSettings, work: () => Promise<T>): Promise<T> {
  await setTrade(trade);
  try {
    return await work();
  } finally {
    await setTrade(null);
  }
}

/** The service refuses an Austrian number at once, or an admin confirms one that it has not told anything about. */
const judged = (state: 'valid' | 'invalid') =>
  inCharge(VAT_TRADE, async () => {
    const admin = await anAdmin();
    const vatId = newVatId();
    await viesControl('answers', { vatId, answer: state === 'invalid' ? 'invalid' : 'MS_UNAVAILABLE' });
    const company = await pendingCompany(undefined, { vatId });
    const path = `/api/all-company/${company.id}`;
    const reason = 'By phone';
    if (state === 'valid') await admin.call('POST', `${path}/vat-check`, { confirm: { reason } });
    await eventually('the number to be judged', async () =>
      (await admin.call('GET', path)).body.vat.state === state ? true : undefined,
    );
    return {
      subject: subjectOf(company),
      before: { vatId, state: 'waiting' },
      after: { vatId, state, ...(state === 'valid' && { reason }) },
    };
  });

export const COMPANY_ROWS: Rows<'company' | 'member'> = {
  'company.registered': async () => {
    const company = await pendingCompany();
    return byCustomer(company.owner, {
      subject: subjectOf(company),
      after: { name: company.name, state: 'pending' },
    });
  },
  'company.added': async () => {
    const [name, email] = [unique('Dealer '), `${unique('owner')}@example.com`];
    const body = { name, billing: BILLING, ownerEmail: email };
    const made = await (await anAdmin()).call('POST', '/api/all-company', body);
    return byAdmin(
      Promise.resolve({
        subject: { kind: 'company', id: made.body.insertedId, label: made.body.number },
        after: { name, state: 'active', termsDays: null, creditLimitCents: 0 },
      }),
    );
  },
  'company.activated': () => byAdmin(moved('pending', 'active')),
  'company.removed': async () => {
    const by = await anAdmin();
    const name = unique('Dealer ');
    const file = `Number,Name,Street,City,Country\n${unique('K').slice(-20)},${name},Weg 1,Berlin,DE\n`;
    const made = await by.call('POST', '/api/import/companies', file, { 'content-type': 'text/csv' });
    const company = await stored('companies').findOne({ name });
    expect((await by.call('POST', `/api/import/${made.body.id}/undo`)).body).toMatchObject({ undone: 1 });
    return byAdmin(
      Promise.resolve({
        subject: { kind: 'company', id: String(company?._id), label: company?.number },
        before: { name },
      }),
    );
  },
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
  'company.exemptions-changed': () =>
    byAdmin(
      inCharge(VAT_TRADE, async () => {
        const company = await activeCompany();
        const certificate = { number: 'X-1', states: ['Ohio'], reason: 'Resale', to: '2027-12-31' };
        await changeCompany(company.id, { exemptions: [certificate] });
        return {
          subject: subjectOf(company),
          before: { exemptions: [] },
          after: { exemptions: ['X-1 (OH), Resale, to 2027-12-31'] },
        };
      }),
    ),
  'company.vat-checked': async () => ({ actor: { kind: 'system', id: null }, ...(await judged('invalid')) }),
  'company.vat-confirmed': () => byAdmin(judged('valid')),
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
