import { ObjectId } from 'mongodb';
import { describe, expect, it, vi } from 'vitest';
import { judgeReminder } from '@/lib/server/commerce/receivables/reminders/reminder.policy';
import {
  type Reminding,
  recipientsOf,
  reminderMails,
} from '@/lib/server/commerce/receivables/reminders/reminder-mail';
import type { Member } from '@/lib/server/identity/users/company-members';
import { reminderLevel } from '@/lib/shared/receivables/reminder-level';
import { shopSettings } from '@/tests/support/shop-settings';

const settings = vi.hoisted(() => ({}) as ReturnType<typeof shopSettings>);
vi.mock('@/lib/server/platform/config/env', () => ({ env: () => settings }));
Object.assign(settings, shopSettings('reminders'));

const NOW = new Date('2026-11-30T10:00:00Z');
const TODAY = '2026-11-30';

it.each([
  ['2026-11-30', null],
  ['2026-11-29', 1],
  ['2026-11-16', 1],
  ['2026-11-15', 2],
  ['2026-10-16', 2],
  ['2026-10-15', 3],
  [undefined, null],
])('a company whose oldest open invoice was due on %s is reminded at level %s', (oldestDue, level) => {
  expect(reminderLevel(oldestDue, TODAY)).toBe(level);
});

describe('a company that is late', () => {
  const judge = (facts: Partial<Parameters<typeof judgeReminder>[0]>) =>
    judgeReminder(
      {
        ...{ oldestDue: '2026-11-20', remindedAt: undefined, noRemindersUntil: undefined, hasAddress: true },
        ...facts,
      },
      { today: TODAY, now: NOW },
    );
  it('is reminded again after seven days, and not before', () => {
    expect(judge({ remindedAt: new Date('2026-11-23T10:00:01Z') })).toEqual({ why: 'recent' });
    expect(judge({ remindedAt: new Date('2026-11-23T10:00:00Z') })).toEqual({ level: 1 });
  });
  it('is left alone until the day that was set', () => {
    expect(judge({ noRemindersUntil: '2026-12-01' })).toEqual({ why: 'paused' });
    expect(judge({ noRemindersUntil: TODAY })).toEqual({ level: 1 });
  });
  it('is not reminded without an address, or once it paid', () => {
    expect(judge({ hasAddress: false })).toEqual({ why: 'no-address' });
    expect(judge({ oldestDue: undefined, hasAddress: false })).toEqual({ why: 'nothing-overdue' });
  });
});

const member = (email: string, role: 'owner' | 'buyer', language: 'en' | 'de') =>
  ({ email, language, company: { role } }) as Member;

it('a reminder goes to the invoice e-mail, else to all owners, in the language of the first owner', () => {
  const members = [
    member('buyer@example.com', 'buyer', 'en'),
    member('one@example.com', 'owner', 'de'),
    member('two@example.com', 'owner', 'en'),
  ];
  expect(recipientsOf({}, members)).toEqual({ language: 'de', to: ['one@example.com', 'two@example.com'] });
  expect(recipientsOf({ invoiceEmail: 'books@example.com' }, members)).toEqual({
    language: 'de',
    to: ['books@example.com'],
  });
  expect(recipientsOf({}, []).to).toEqual([]);
});

it('each level has a text of its own in each language, with the invoices and the statement', () => {
  const id = new ObjectId();
  const invoice = (place: number) => ({
    ...{ _id: `INV-${place}`, orderId: id, companyId: id, orderNumber: 'ORD-1' },
    ...{ grossCents: 10_000, openCents: 2_500, issuedAt: NOW, dueAt: NOW, dueOn: '2026-10-01' },
  });
  const overdue = Array.from({ length: 25 }, (_, place) => invoice(place));
  const mails = (['en', 'de'] as const).flatMap((language) =>
    ([1, 2, 3] as const).flatMap((level) =>
      reminderMails({
        ...{ company: { _id: id, number: 'CO-1', name: 'Smiths' }, level, overdue, open: overdue, at: NOW },
        recipients: { language, to: ['one@example.com', 'two@example.com'] },
      } satisfies Reminding),
    ),
  );
  expect(new Set(mails.map(({ key }) => key)).size).toBe(2);
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(6);
  for (const { text, subject, attachment } of mails) {
    expect(subject).toMatch(/625[.,]00/);
    expect(text).toContain('INV-19');
    expect(text).not.toContain('INV-20');
    expect(attachment).toEqual({ kind: 'reminder-statement', id: id.toHexString() });
  }
});
