import { type ClientSession, ObjectId } from 'mongodb';
import { findCompanyById } from '@/lib/server/commerce/companies/find-company';
import { shopDay } from '@/lib/server/commerce/tools/stock/shipping-calendar';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { membersOf } from '@/lib/server/identity/users/company-members';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { findRepeated, type Idempotency, requireIdempotency } from '@/lib/server/platform/idempotency';
import type { Reminded, ReminderRefusal, RemindInput } from '@/lib/shared/receivables/reminder.schema';
import { findOpenInvoices } from '../receivables.repository';
import { judgeReminder, recentSince } from './reminder.policy';
import { recordReminderEvent } from './reminder-events';
import { type Reminding, recipientsOf, reminderMails } from './reminder-mail';
import { findReminder, findReminderByKey, markReminded, type Reminder } from './reminders.repository';

type Sent = Reminded['sent'][number];
type Outcome = Sent | { companyId: string; why: ReminderRefusal };

type Found = { company: CompanyDocument; reminder: Reminder | undefined } & Pick<
  Reminding,
  'recipients' | 'open' | 'overdue'
>;

async function find(companyId: string, today: string, session?: ClientSession): Promise<Found | null> {
  if (!ObjectId.isValid(companyId)) return null;
  const company = await findCompanyById(new ObjectId(companyId), session);
  if (!company) return null;
  const [open, members, reminder] = [
    await findOpenInvoices(company._id, session),
    await membersOf(company._id, session),
    await findReminder(company._id, session),
  ];
  const overdue = open.filter(({ dueOn }) => dueOn < today);
  return { company, reminder, recipients: recipientsOf(company, members), open, overdue };
}

function judge({ company, reminder, recipients, overdue }: Found, now: Date) {
  return judgeReminder(
    {
      oldestDue: overdue[0]?.dueOn,
      remindedAt: reminder?.at,
      noRemindersUntil: company.noRemindersUntil,
      hasAddress: recipients.to.length > 0,
    },
    { today: shopDay(now), now },
  );
}

async function preview(companyId: string, now: Date): Promise<Outcome> {
  const found = await find(companyId, shopDay(now));
  if (!found) return { companyId, why: 'unknown' };
  const judged = judge(found, now);
  if ('why' in judged) return { companyId, ...judged };
  const { level } = judged;
  const [mail] = reminderMails({ ...found, level, at: now });
  return { companyId, level, to: found.recipients.to, subject: mail?.subject, text: mail?.text };
}

type Sending = { actor: Actor; idempotency: Idempotency; now: Date };

/** In a transaction of its own: a reminder that fails holds no other up, and the same call sends what is left. */
function remind(companyId: string, { actor, idempotency, now }: Sending): Promise<Outcome> {
  const today = shopDay(now);
  return inTransaction(async (session): Promise<Outcome> => {
    const found = await find(companyId, today, session);
    if (!found) return { companyId, why: 'unknown' };
    const { company, recipients, open, overdue, reminder } = found;
    const { to } = recipients;
    if (reminder?.idempotency.key === idempotency.key) return { companyId, level: reminder.level, to };
    const judged = judge(found, now);
    if ('why' in judged) return { companyId, ...judged };
    const { level } = judged;
    const next = { at: now, on: today, level, idempotency };
    if (!(await markReminded(company._id, next, { since: recentSince(now) }, session)))
      return { companyId, why: 'recent' };
    const facts = { actor, company, level, recipients, open, overdue, at: now };
    await recordReminderEvent('receivable.reminded', facts, session);
    return { companyId, level, to };
  });
}

/**
 * Sends each company a reminder of its overdue invoices, with its statement, at most one in seven days; with `dryRun` returns the
 * mails that would be sent. Throws `forbidden`, `validation-failed` without a key, `idempotency-mismatch`.
 */
export async function remindCompanies(
  actor: Actor,
  { companyIds, dryRun = false }: RemindInput,
  { key, now = new Date() }: { key: string | undefined; now?: Date },
): Promise<Reminded> {
  requirePermission(actor, 'manage-companies');
  const ids = [...new Set(companyIds.map((id) => id.toLowerCase()))];
  const outcomes: Outcome[] = [];
  if (dryRun) {
    for (const id of ids) outcomes.push(await preview(id, now));
  } else {
    const own = requireIdempotency(key, ids);
    const idempotency = { ...own, key: `${actor.userId.toHexString()} ${own.key}` };
    await findRepeated(idempotency, findReminderByKey);
    for (const id of ids) outcomes.push(await remind(id, { actor, idempotency, now }));
  }
  return {
    sent: outcomes.filter((one) => 'level' in one),
    skipped: outcomes.filter((one) => 'why' in one),
  };
}
