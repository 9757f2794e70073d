import type { AuditActor } from '@/lib/server/platform/audit-log/record-audit-event';
import { eventRecorder } from '@/lib/server/platform/events/event-recorder';
import { type Reminding, reminderMails, sumOfOpen } from './reminder-mail';

export type ReminderEvents = { 'receivable.reminded': Reminding & { actor: AuditActor } };

export const recordReminderEvent = eventRecorder<ReminderEvents>({
  'receivable.reminded': {
    audit: ({ actor, company, level, overdue }) => ({
      actor,
      subject: { kind: 'company', id: company._id, label: company.number },
      after: {
        level,
        amountCents: sumOfOpen(overdue),
        invoices: overdue.map(({ _id }) => _id),
      },
    }),
    mails: reminderMails,
  },
});
