import { overdueDays } from './ageing';

/** How late a company is, by which a reminder has one of three texts: friendly, firm, last. */
export type ReminderLevel = 1 | 2 | 3;

const LAST_DAYS = { 1: 14, 2: 45 } as const;

/** By the day on which the oldest open invoice was due; null where nothing is overdue. */
export function reminderLevel(oldestDue: string | undefined, today: string): ReminderLevel | null {
  const days = oldestDue === undefined ? 0 : overdueDays(oldestDue, today);
  if (days === 0) return null;
  if (days <= LAST_DAYS[1]) return 1;
  return days <= LAST_DAYS[2] ? 2 : 3;
}

/** For how long a company that was reminded is not reminded again. */
export const REMINDER_PAUSE_DAYS = 7;
