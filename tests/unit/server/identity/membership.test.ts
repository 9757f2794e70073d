import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { isOwnOrCompanys, isOwnOrder } from '@/lib/server/commerce/orders/orders.policy';
import { ownerOf, readableBy } from '@/lib/server/identity/owner';
import { companyOf, isMemberOf, membershipOf } from '@/lib/server/identity/users/company-members';
import { priceGroupIdOf } from '@/lib/server/identity/users/user-price-group';

const [ann, bob, id, groupId, own] = Array.from({ length: 5 }, () => new ObjectId()) as [
  ObjectId,
  ObjectId,
  ObjectId,
  ObjectId,
  ObjectId,
];
const membership = (change: object = {}) =>
  ({ id, role: 'approver', since: new Date(0), state: 'active', groupId: null, ...change }) as never;

it('a membership counts while the company is active or blocked, and sleeps for admins', () => {
  expect(companyOf({ company: membership() })).not.toBeNull();
  expect(companyOf({ company: membership({ state: 'blocked' }) })).not.toBeNull();
  expect(companyOf({ company: membership({ state: 'pending' }) })).toBeNull();
  expect(membershipOf({ role: 'admin', company: membership() })).toBeUndefined();
});

it('a membership gives the rights of its role in its company alone', () => {
  const actor = { company: membership() };
  expect(isMemberOf(actor, id, 'read-company-orders')).toBe(true);
  expect(isMemberOf(actor, id, 'manage-members')).toBe(false);
  expect(isMemberOf(actor, new ObjectId())).toBe(false);
  expect(isMemberOf(actor, undefined)).toBe(false);
});

it('a membership replaces one’s own price group where the company has one', () => {
  const account = { role: 'customer', priceGroupId: own } as const;
  expect(priceGroupIdOf({ ...account, company: membership({ groupId }) })).toBe(groupId);
  expect(priceGroupIdOf({ ...account, company: membership() })).toBe(own);
  expect(priceGroupIdOf({ ...account, company: membership({ groupId, state: 'pending' }) })).toBe(own);
  expect(priceGroupIdOf({ role: 'admin', company: membership({ groupId }) })).toBeUndefined();
});

const order = { buyerId: ann, companyId: id };

it('an order of a company is its buyer’s until they leave, and its approvers’', () => {
  expect(isOwnOrder(ownerOf({ userId: ann }), order)).toBe(true);
  expect(isOwnOrder(ownerOf({ userId: ann, leftCompanyIds: [id] }), order)).toBe(false);
  expect(isOwnOrder(ownerOf({ userId: ann, leftCompanyIds: [id] }), { buyerId: ann })).toBe(true);
  expect(isOwnOrCompanys({ userId: bob, company: membership() }, order)).toBe(true);
  expect(isOwnOrCompanys({ userId: bob, company: membership({ role: 'buyer' }) }, order)).toBe(false);
  expect(isOwnOrCompanys({ userId: bob, company: membership() }, { buyerId: ann })).toBe(false);
});

it('an order of a company is looked for as before by those who left no company', () => {
  expect(readableBy('orders', ownerOf({ userId: ann }))).toEqual({ buyerId: ann });
  expect(readableBy('orders', ownerOf({ userId: ann, leftCompanyIds: [id] }))).toEqual({
    buyerId: ann,
    companyId: { $nin: [id] },
  });
});
