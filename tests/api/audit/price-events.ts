import { anAdmin, type Person, registerCustomer } from '@/tests/support/people';
import { addPriceGroup, addPriceList, joinPriceGroup, priceListOf } from '@/tests/support/price-lists';
import { money } from '@/tests/support/shop/money';
import { unique } from '@/tests/support/store';

type Logged = {
  subject: { kind: string; id: string; label: string };
  before?: Record<string, unknown> | null;
  after?: Record<string, unknown> | null;
};

/** Adds, renames or deletes a price group; returns what the audit log must hold about it. */
export async function priceGroupEvent(what: 'added' | 'renamed' | 'deleted'): Promise<Logged> {
  const [admin, name, other] = [await anAdmin(), unique('Group '), unique('Group ')];
  const id = await addPriceGroup(admin, name);
  if (what === 'renamed') await admin.call('PUT', `/api/price-group/${id}`, { name: other });
  if (what === 'deleted') await admin.call('DELETE', `/api/price-group/${id}`);
  const label = what === 'renamed' ? other : name;
  return {
    subject: { kind: 'price-group', id, label },
    before: what === 'added' ? null : { name },
    after: what === 'deleted' ? null : { name: label },
  };
}

/** Adds, edits or deletes a price list; returns what the audit log must hold about it. */
export async function priceListEvent(what: 'added' | 'edited' | 'deleted'): Promise<Logged> {
  const [admin, name, sku] = [await anAdmin(), unique('List '), unique('AU-')];
  const rules = (percent: number) => [
    { sku, tiers: [{ from: 1, price: 11 }] },
    { category: 'audited', tiers: [{ from: 10, percent }] },
  ];
  const id = await addPriceList(admin, rules(5), { name, rounding: 0.05 });
  const edited = { ...priceListOf(rules(7.5), { name, priority: 3, rounding: 0.05 }), revision: 1 };
  if (what === 'edited') await admin.call('PUT', `/api/price-list/${id}`, edited);
  if (what === 'deleted') await admin.call('DELETE', `/api/price-list/${id}`);
  const whole = {
    ...{ name, priority: 0, roundingCents: 5 },
    rules: [`${sku} (1: ${money(11)})`, 'category audited (10: -5 %)'],
  };
  const subject = { kind: 'price-list', id, label: name };
  if (what === 'added') return { subject, after: whole };
  if (what === 'deleted') return { subject, before: whole };
  return {
    subject,
    before: { priority: 0, rules: ['category audited (10: -5 %)'] },
    after: { priority: 3, rules: ['category audited (10: -7.5 %)'] },
  };
}

/** Puts a customer into a price group. */
export async function joinedPriceGroup(): Promise<{ member: Person } & Pick<Logged, 'before' | 'after'>> {
  const [admin, member, name] = [await anAdmin(), await registerCustomer(), unique('Group ')];
  await joinPriceGroup(admin, member, await addPriceGroup(admin, name));
  return { member, before: { priceGroup: null }, after: { priceGroup: name } };
}
