import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { ALL_CALLS } from '@/lib/server/api/openapi/all-calls';
import { accessPage } from '@/tests/access/access-page';
import { type CallRow, rowName } from '@/tests/access/row';
import { ACCESS_ROWS } from '@/tests/access/rows';
import { type ServedRoute, servedRoutes } from '@/tests/access/served-routes';

let served: ServedRoute[];

beforeAll(async () => {
  served = await servedRoutes(path.resolve('app'));
}, 60_000);

const nameOf = (call: { method: string; path: string }) => `${call.method} ${call.path}`;

/** next-auth's own addresses, and the catch-all for every other address. */
const WITHOUT_CONTRACT = /^[A-Z]+ \/api\/(?:auth\/\{nextauth\}|\{unknown\})$/;

it('the contracts of calls are bound by one route each, at their own method and path; every route under /api binds one', () => {
  const routes = served.filter(
    ({ name }) => /^(?!PAGE)[A-Z]+ \/api\//.test(name) && !WITHOUT_CONTRACT.test(name),
  );
  const bound = routes.map(({ name, endpoint }) => [name, endpoint?.contract] as const);
  expect(bound.filter(([name, contract]) => !contract || nameOf(contract) !== name)).toEqual([]);
  expect(bound.map(([name]) => name).toSorted()).toEqual(ALL_CALLS.map(nameOf).toSorted());
  expect(new Set(bound.map(([, contract]) => contract))).toEqual(new Set(ALL_CALLS));
});

it('the contracts of calls agree with the access matrix about who may make them', () => {
  const rows = new Map(ACCESS_ROWS.map((row) => [rowName(row), row]));
  for (const contract of ALL_CALLS) {
    const { proof, expected } = rows.get(nameOf(contract)) as CallRow;
    const isOpen = contract.who === 'anyone' || contract.who === 'signature';
    expect({
      call: nameOf(contract),
      proof,
      needsSignIn: expected.visitor === 401 && expected['bad token'] === 401,
      takesCookie: expected['cookie alone'] !== 401,
      isForAdmins: expected['customer, own'] === 403,
    }).toEqual({
      call: nameOf(contract),
      proof: isOpen ? 'none' : contract.who === 'session' ? 'cookie' : 'token',
      needsSignIn: !isOpen && contract.who !== 'optional',
      takesCookie: contract.who !== 'bearer' && contract.who !== 'admin',
      isForAdmins: contract.who === 'admin' || contract.who === 'either-admin',
    });
  }
});

it('the access matrix has one row for every page and call that app/ serves, and for no other', () => {
  const rows = ACCESS_ROWS.map(rowName);
  expect(rows.toSorted()).toEqual([...new Set(rows)].toSorted());
  expect(rows.toSorted()).toEqual(served.map(({ name }) => name).toSorted());
});

it('the access matrix equals docs/access.md, which `npx tsx scripts/access-doc.ts` writes', () => {
  expect(readFileSync(path.resolve('docs/access.md'), 'utf8')).toBe(accessPage(ACCESS_ROWS));
});
