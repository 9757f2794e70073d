import { ObjectId } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { remindCompanies } from '@/lib/server/commerce/receivables/reminders/remind-companies';
import { reminderAttachment } from '@/lib/server/commerce/receivables/reminders/reminder-mail';
import { collection } from '@/lib/server/platform/db/collections';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { shopSettings } from '@/tests/support/shop-settings';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { admin, newCompany, placeOnAccount, shipOnAccount } from './receivables-world';

const settings = vi.hoisted(
  () => ({ MONGODB_URI: '', MONGODB_DB: 'reminding' }) as ReturnType<typeof shopSettings>,
);
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
Object.assign(settings, shopSettings('reminding'), { MONGODB_URI: '' });
giveOwnDatabase(settings);

const NOW = new Date('2026-11-30T10:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3_600_000);

/** With an invoice of $100 that was due so many days ago. */
async function lateCompany(days: number, more: Partial<CompanyDocument> = {}): Promise<CompanyDocument> {
  const company = await newCompany({ invoiceEmail: 'books@example.com', ...more });
  const order = await placeOnAccount(company, 10_000, daysAgo(days + 30));
  await shipOnAccount(order, daysAgo(days + 30));
  return company;
}

const remind = (companies: readonly CompanyDocument[], key: string, by = admin) =>
  remindCompanies(by, { companyIds: companies.map(({ _id }) => _id.toHexString()) }, { key, now: NOW });
const mailsOf = async ({ _id }: CompanyDocument) =>
  (await collection('outbox')).countDocuments({
    key: { $regex: `^receivable-reminder:${_id.toHexString()}` },
  });

it('the same call reminds nobody again, and another within seven days is too early', async () => {
  const company = await lateCompany(20);
  const companyId = company._id.toHexString();
  const shown = await remindCompanies(
    admin,
    { companyIds: [companyId], dryRun: true },
    { key: undefined, now: NOW },
  );
  expect(shown.sent).toMatchObject([{ level: 2, to: ['books@example.com'], text: expect.any(String) }]);
  expect(await mailsOf(company)).toBe(0);
  const sent = { sent: [{ companyId, level: 2, to: ['books@example.com'] }], skipped: [] };
  expect(await remind([company], 'one')).toEqual(sent);
  expect(await remind([company], 'one')).toEqual(sent);
  expect(await remind([company], 'two')).toEqual({ sent: [], skipped: [{ companyId, why: 'recent' }] });
  await expect(remind([company, await lateCompany(3)], 'one')).rejects.toMatchObject({
    code: 'idempotency-mismatch',
  });
  expect(await mailsOf(company)).toBe(1);
  const [statement] = await reminderAttachment({ id: companyId });
  expect(statement?.content.subarray(0, 5).toString()).toBe('%PDF-');
});

it('two admins who remind one company at once send one reminder', async () => {
  const company = await lateCompany(3);
  const outcomes = await Promise.all(
    ['a', 'b', 'c'].map((key) => remind([company], key, { ...admin, userId: new ObjectId() })),
  );
  expect(outcomes.flatMap(({ sent }) => sent)).toMatchObject([{ level: 1 }]);
  expect(outcomes.flatMap(({ skipped }) => skipped.map(({ why }) => why))).toEqual(['recent', 'recent']);
  expect(await mailsOf(company)).toBe(1);
});
