import type { ReminderRefusal } from '@/lib/shared/receivables/reminder.schema';
import {
  REMINDER_PAUSE_DAYS,
  type ReminderLevel,
  reminderLevel,
} from '@/lib/shared/receivables/reminder-level';

const DAY_MS = 24 * 3_600_000;

/** A company that was reminded after this moment is not reminded again. */
export const recentSince = (now: Date) => new Date(now.getTime() - REMINDER_PAUSE_DAYS * DAY_MS);

type Facts = {
  /** The day on which its oldest open invoice was due. */
  oldestDue: string | undefined;
  remindedAt: Date | undefined;
  noRemindersUntil: string | undefined;
  hasAddress: boolean;
};

/** How late a company is that is to be reminded, or why it is not. */
export function judgeReminder(
  { oldestDue, remindedAt, noRemindersUntil, hasAddress }: Facts,
  { today, now }: { today: string; now: Date },
): { level: ReminderLevel } | { why: ReminderRefusal } {
  const level = reminderLevel(oldestDue, today);
  if (level === null) return { why: 'nothing-overdue' };
  if (noRemindersUntil !== undefined && today < noRemindersUntil) return { why: 'paused' };
  if (remindedAt !== undefined && remindedAt > recentSince(now)) return { why: 'recent' };
  return hasAddress ? { level } : { why: 'no-address' };
}
