import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { ALL_CALLS } from '@/lib/server/api/openapi/all-calls';
import { type Action, may, PERMISSIONS } from '@/lib/server/identity/permissions';
import { API_KEY_SCOPES, type ApiKeyScope } from '@/lib/shared/calls/api-key-scopes';

const ACTIONS = Object.keys(PERMISSIONS) as Action[];

function allowed(...scopes: ApiKeyScope[]): Action[] {
  return ACTIONS.filter((action) => may({ role: 'key', keyId: new ObjectId(), scopes }, action));
}

it('what a program may do follows from the scopes of its key', () => {
  expect(allowed()).toEqual([]);
  expect(allowed('tools:read')).toEqual(['manage-tools', 'see-managed-tools', 'see-tool-sales']);
  expect(allowed('tools:write')).toEqual(['import-tools', 'manage-tools']);
  expect(allowed('stock:write')).toEqual(['import-stock', 'manage-tools']);
  expect(allowed('prices:write')).toEqual(['manage-prices']);
  expect(allowed('orders:read')).toEqual(['manage-orders']);
  expect(allowed('customers:read')).toEqual(['see-accounts']);
  expect(allowed('events:read')).toEqual(['read-events']);
  expect(allowed('categories:write')).toEqual(['add-categories']);
  expect(allowed('companies:read')).toEqual(['manage-companies', 'see-companies']);
  expect(allowed('companies:write')).toEqual(['import-companies', 'manage-companies']);
  expect(allowed('offers:read')).toEqual(['manage-offers']);
  expect(allowed('files:write')).toEqual(['manage-files']);
});

it('what a program may do is never keys, admins, the audit log, legal texts or views of customers, whatever its scopes', () => {
  const every = allowed(...API_KEY_SCOPES);
  for (const action of ['manage-api-keys', 'make-admins', 'read-audit-log', 'view-as-customer'])
    expect(every).not.toContain(action);
});

const scoped = Object.fromEntries(
  ALL_CALLS.flatMap(({ key, method, path }) => (key ? [[`${method} ${path}`, key]] : [])),
);

it('the scopes of calls are those that the contracts name', () => {
  expect(scoped).toMatchObject({
    'GET /api/tool': 'tools:read',
    'GET /api/tool/{id}': 'tools:read',
    'GET /api/tool/{id}/stock': 'tools:read',
    'POST /api/tool': 'tools:write',
    'PATCH /api/tool/{id}': 'tools:write',
    'DELETE /api/tool/{id}': 'tools:write',
    'POST /api/all-tool': 'tools:write',
    'POST /api/all-tool/undo': 'tools:write',
    'GET /api/all-tool/changes': 'tools:read',
    'POST /api/tool/{id}/stock': 'stock:write',
    'GET /api/price-list': 'prices:write',
    'PUT /api/price-list/{id}': 'prices:write',
    'GET /api/all-order': 'orders:read',
    'GET /api/order/{id}': 'orders:read',
    'GET /api/order/{id}/invoice.pdf': 'orders:read',
    'PATCH /api/all-order/{id}': 'orders:write',
    'GET /api/user': 'customers:read',
    'GET /api/user/{email}': 'customers:read',
    'GET /api/event': 'events:read',
  });
});

it('the scopes of calls leave out what belongs to a person, money, and keys', () => {
  const people =
    /^\/api\/(account|address|admin|alias|api-key|audit|cart|contact|create-payment-intent|list|overview|quote|review|saved-view|user\/admin)\b|refund|\/view$|\/note$/;
  for (const call of Object.keys(scoped)) expect(call.split(' ')[1]).not.toMatch(people);
  expect(scoped).not.toHaveProperty('DELETE /api/all-order/{id}');
  expect(scoped).not.toHaveProperty('GET /api/order');
  expect(scoped).not.toHaveProperty('DELETE /api/order/{id}');
  expect(scoped).not.toHaveProperty('PUT /api/user');
});
