import type { Db } from 'mongodb';
import { expect, it } from 'vitest';
import { checkEndpoints } from '@/scripts/forgeline/doctor/check-endpoints';

const withEndpoints =
  (...endpoints: object[]) =>
  async () =>
    ({ collection: () => ({ find: () => ({ toArray: async () => endpoints }) }) }) as unknown as Db;
const endpoint = { name: 'ERP', url: 'https://erp.example.com/hook', state: 'enabled' };
const at = (address: string) => ({ privateHosts: [], resolve: async () => [{ address, family: 4 }] });

it.each([
  ['ok', '8.8.8.8', {}, 'erp.example.com'],
  ['fail', '10.0.0.1', {}, 'erp.example.com is not reachable (address refused)'],
  ['warn', '8.8.8.8', { state: 'disabled', why: 'restored' }, 'disabled (restored)'],
  ['warn', '8.8.8.8', { failingSince: new Date(0) }, 'failing since 1970-01-01T00:00:00.000Z'],
] as const)('the doctor says %s of an endpoint at %s with %o', async (status, address, fields, text) => {
  const findings = await checkEndpoints(withEndpoints({ ...endpoint, ...fields }), at(address));
  expect(findings).toMatchObject([{ status, subject: 'webhook ERP', text }]);
});

it('the doctor leaves it to another check to say that the database is away', async () => {
  const away = async () => {
    throw new Error('away');
  };
  expect(await checkEndpoints(away, at('8.8.8.8'))).toEqual([]);
});
