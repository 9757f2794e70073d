import { expect, it } from 'vitest';
import { overdueCompany } from '@/tests/api/support/overdue-company';
import { expectProblem } from '@/tests/api/support/problem';
import { changeCompany } from '@/tests/support/companies';
import { companyOnAccount, payByHand } from '@/tests/support/on-account';
import { addTool, anAdmin } from '@/tests/support/people';
import { mailTo, newKey } from '@/tests/support/store';

const admin = await anAdmin();
const toolId = await addTool(admin, { quantity: 100_000 });
const REMINDER = '/api/receivable/reminder';
const remind = (companyIds: readonly string[], headers = newKey()) =>
  admin.call('POST', REMINDER, { companyIds }, headers);
const rowOf = async (number: string) => (await admin.call('GET', `/api/receivable?q=${number}`)).body[0];

it('what companies owe is listed with sums in a header, and as a file', async () => {
  const company = await overdueCompany(toolId, 40);
  const listed = await admin.call('GET', `/api/receivable?q=${company.number}&age=60&limit=5`);
  expect(listed.body).toMatchObject([
    { companyId: company.id, open: 125, overdue: 125, ages: [0, 0, 125, 0, 0], credit: 0 },
  ]);
  expect(listed.headers.get('x-total-count')).toBe('1');
  expect(JSON.parse(listed.headers.get('x-sums') ?? '')).toEqual({
    ...{ open: 125, overdue: 125, credit: 0, ages: [0, 0, 125, 0, 0] },
  });
  const none = await admin.call('GET', `/api/receivable?q=${company.number}&age=over`);
  expect([none.body, none.headers.get('x-total-count')]).toEqual([[], '0']);
  expectProblem(await admin.call('GET', '/api/receivable?sort=name'), 'validation-failed');
  expectProblem(await company.owner.call('GET', '/api/receivable'), 'forbidden');
  const csv = await admin.call('GET', `/api/receivable/export.csv?q=${company.number}`);
  expect(csv.headers.get('content-type')).toContain('text/csv');
  expect(String(csv.body)).toMatch(
    new RegExp(`number,company,open,overdue,oldest_due,age_0,age_30,[^]*${company.number},`),
  );
});

it('a reminder is shown before it goes, and goes once with the statement', async () => {
  const company = await overdueCompany(toolId, 20);
  const to = company.owner.email;
  const shown = (await admin.call('POST', REMINDER, { companyIds: [company.id], dryRun: true })).body;
  expect(shown).toMatchObject({ sent: [{ companyId: company.id, level: 2, to: [to] }], skipped: [] });
  expect(shown.sent[0].text).toContain(company.invoiceNumber);
  expect(await rowOf(company.number)).not.toHaveProperty('lastReminder');

  const headers = newKey();
  const sent = await remind([company.id], headers);
  const { subject: _subject, text, ...reminded } = shown.sent[0];
  expect(sent.body).toEqual({ sent: [reminded], skipped: [] });
  expect((await remind([company.id], headers)).body).toEqual(sent.body);
  expectProblem(await remind([company.id, 'f'.repeat(24)], headers), 'idempotency-mismatch');
  expect((await remind([company.id])).body.skipped).toEqual([{ companyId: company.id, why: 'recent' }]);
  const mail = await mailTo(to, /^Reminder: /);
  expect(mail.text.trim()).toContain(text.split('\n')[0]);
  expect(mail.attachments?.map(({ filename }) => filename)).toEqual([
    'logo.png',
    expect.stringMatching(/^statement-.*\.pdf$/),
  ]);
  expect((await rowOf(company.number)).lastReminder).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it('who is paused, owes nothing that is due, or is not there is skipped, with the reason', async () => {
  const [paused, paid, unknown] = [
    await overdueCompany(toolId, 60),
    await overdueCompany(toolId, 60),
    'f'.repeat(24),
  ];
  const { id: fresh } = await companyOnAccount();
  await payByHand(paid, 125);
  await changeCompany(paused.id, { noRemindersUntil: '2999-01-01' });
  const { body } = await remind([paused.id, paid.id, fresh, unknown, 'none']);
  expect(body).toEqual({
    sent: [],
    skipped: [
      { companyId: paused.id, why: 'paused' },
      { companyId: paid.id, why: 'nothing-overdue' },
      { companyId: fresh, why: 'nothing-overdue' },
      { companyId: unknown, why: 'unknown' },
      { companyId: 'none', why: 'unknown' },
    ],
  });
  expect(await rowOf(paused.number)).toMatchObject({ noRemindersUntil: '2999-01-01' });
  await changeCompany(paused.id, { noRemindersUntil: null });
  expect((await admin.call('GET', `/api/all-company/${paused.id}`)).body).not.toHaveProperty(
    'noRemindersUntil',
  );
  expect((await remind([paused.id])).body.sent).toMatchObject([{ level: 3 }]);
});

it('a reminder is refused without a key, without companies, for more than 200, and to customers', async () => {
  const company = await companyOnAccount();
  const fieldsOf = async (body: object, headers = {}) =>
    Object.keys((await admin.call('POST', REMINDER, body, headers)).body.errors ?? {});
  expect(await fieldsOf({ companyIds: [company.id] })).toEqual(['Idempotency-Key']);
  expect(await fieldsOf({ companyIds: [] }, newKey())).toEqual(['companyIds']);
  expect(await fieldsOf({ companyIds: Array(201).fill(company.id) }, newKey())).toEqual(['companyIds']);
  const refused = await company.owner.call('POST', REMINDER, { companyIds: [company.id] }, newKey());
  expectProblem(refused, 'forbidden');
});
