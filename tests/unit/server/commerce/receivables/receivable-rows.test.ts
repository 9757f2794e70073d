import { beforeAll, expect, it, vi } from 'vitest';
import { recordCompanyPayment } from '@/lib/server/commerce/payments/company/record-company-payment';
import { listReceivables } from '@/lib/server/commerce/receivables/rows/list-receivables';
import type { Actor } from '@/lib/server/identity/actor';
import { collection } from '@/lib/server/platform/db/collections';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import type { ReceivablesQuery } from '@/lib/shared/receivables/receivable-rows.schema';
import { shopSettings } from '@/tests/support/shop-settings';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { admin, newCompany, placeOnAccount, shipOnAccount } from './receivables-world';

const settings = vi.hoisted(
  () => ({ MONGODB_URI: '', MONGODB_DB: 'rows' }) as ReturnType<typeof shopSettings>,
);
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
Object.assign(settings, shopSettings('rows'), { MONGODB_URI: '' });
giveOwnDatabase(settings);

const NOW = new Date('2026-11-27T10:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000);
const list = (query: ReceivablesQuery = {}) => listReceivables(admin, query, NOW);
const names = async (query: ReceivablesQuery) => (await list(query)).receivables.map(({ name }) => name);

async function owe(company: CompanyDocument, cents: number, shippedDaysAgo: number): Promise<void> {
  const order = await placeOnAccount(company, cents, daysAgo(shippedDaysAgo));
  await shipOnAccount(order, daysAgo(shippedDaysAgo));
}

const pay = (company: CompanyDocument, amount: number, receivedOn: string) =>
  recordCompanyPayment(
    admin,
    company._id.toHexString(),
    { amount, receivedOn, reference: 'Transfer' },
    { key: `${company.name} ${receivedOn}` },
  );

let beta: CompanyDocument;

/** Terms of 30 days: shipped 31 days ago is one day overdue. */
beforeAll(async () => {
  const alpha = await newCompany({ name: 'Alpha Works', number: 'CO-1' });
  await owe(alpha, 10_000, 5);
  await owe(alpha, 20_000, 31);
  await owe(alpha, 30_000, 125);
  beta = await newCompany({ name: 'beta tools', number: 'CO-2', state: 'blocked' });
  await owe(beta, 40_000, 90);
  await pay(beta, 100, '2026-11-02');
  const gamma = await newCompany({ name: 'Gamma', number: 'CO-3' });
  await pay(gamma, 12.5, '2026-11-20');
  await newCompany({ name: 'Owes Nothing', number: 'CO-4' });
  await (await collection('company_accounts')).updateOne(
    { _id: beta._id },
    {
      $set: {
        reminder: {
          ...{ at: daysAgo(9), on: '2026-11-18', level: 2 },
          idempotency: { key: 'k', fingerprint: 'f' },
        },
      },
    },
  );
});

it('companies that owe or have credit are listed with their ages, blocked ones too, and nobody else', async () => {
  const { receivables, total, sums, ages } = await list();
  expect(receivables).toEqual([
    {
      ...{ companyId: expect.any(String), number: 'CO-1', name: 'Alpha Works' },
      ...{ open: 600, overdue: 500, oldestDue: '2026-08-24', ages: [100, 200, 0, 0, 300], credit: 0 },
    },
    {
      ...{ companyId: beta._id.toHexString(), number: 'CO-2', name: 'beta tools' },
      ...{ open: 300, overdue: 300, oldestDue: '2026-09-28', ages: [0, 0, 300, 0, 0], credit: 0 },
      ...{ lastPayment: '2026-11-02', lastReminder: '2026-11-18' },
    },
    {
      ...{ companyId: expect.any(String), number: 'CO-3', name: 'Gamma' },
      ...{ open: 0, overdue: 0, ages: [0, 0, 0, 0, 0], credit: 12.5, lastPayment: '2026-11-20' },
    },
  ]);
  expect(total).toBe(3);
  expect(sums).toEqual({ open: 900, overdue: 800, credit: 12.5, ages: [100, 200, 300, 0, 300] });
  expect(ages).toEqual(sums.ages);
});

it('search and age narrow rows and sums, a page only rows', async () => {
  const aged = await list({ age: 'over' });
  expect(aged).toMatchObject({ total: 1, sums: { open: 600, ages: [100, 200, 0, 0, 300] } });
  expect(aged.ages).toEqual([100, 200, 300, 0, 300]);
  expect(await names({ q: 'BETA co-2' })).toEqual(['beta tools']);
  const page = await list({ page: 2, limit: 1 });
  expect(page).toMatchObject({ total: 3, sums: { open: 900 }, receivables: [{ number: 'CO-2' }] });
});

it('each column sorts both ways, with what is absent last', async () => {
  const [alpha, betas, gamma] = ['Alpha Works', 'beta tools', 'Gamma'];
  expect(await names({ sort: 'company' })).toEqual([alpha, betas, gamma]);
  expect(await names({ sort: '-company' })).toEqual([gamma, betas, alpha]);
  expect(await names({ sort: 'open' })).toEqual([gamma, betas, alpha]);
  expect(await names({ sort: '-credit' })).toEqual([gamma, alpha, betas]);
  expect(await names({ sort: 'oldest' })).toEqual([alpha, betas, gamma]);
  expect(await names({ sort: '-oldest' })).toEqual([betas, alpha, gamma]);
  expect(await names({ sort: '-paid' })).toEqual([gamma, betas, alpha]);
  expect(await names({ sort: 'reminded' })).toEqual([betas, alpha, gamma]);
});

it('a customer reads no receivables', async () => {
  const customer = { ...admin, role: 'customer' } as Actor;
  await expect(listReceivables(customer, {}, NOW)).rejects.toMatchObject({ code: 'forbidden' });
});
