import type { ObjectId } from 'mongodb';
import type { Mail } from '@/lib/server/platform/mail/outbox';
import { composeMail, siteLink } from '@/lib/server/platform/mail/templates/compose-mail';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Language } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { serialMailsIn } from '@/lib/shared/texts/mail-texts';
import type { DueSerial } from './reminders.repository';

export type Reminder = {
  userId: ObjectId;
  email: string;
  language: Language;
  /** The shop's day: a person gets one mail a day at most. */
  day: string;
  serials: readonly Pick<DueSerial, '_id' | 'sku' | 'name' | 'serial' | 'dueOn'>[];
};

const LISTED = 50;

export function reminderKey({ userId, day }: Pick<Reminder, 'userId' | 'day'>): string {
  return `calibration-due:${userId.toHexString()}:${day}`;
}

export function reminderMail(reminder: Reminder): Mail {
  const { email, language, serials } = reminder;
  const words = serialMailsIn(language);
  const count = (tools: number) => formatNumber(tools, language);
  const rest = serials.length - LISTED;
  const content = composeMail({
    language,
    words: {
      ...words.due,
      ...(serials.length === 1 ? words.one : words.many),
      notes: [...(rest > 0 ? [words.rest] : []), ...words.due.notes],
    },
    values: { count: count(serials.length), rest: count(rest) },
    links: serials.slice(0, LISTED).map(({ _id, name, sku, serial, dueOn }) => ({
      label: fillText(words.tool, { name, sku, serial, day: formatDay(dueOn, language, 'UTC') }),
      url: siteLink(ROUTES.myTool(_id.toHexString()), language),
    })),
    url: siteLink(ROUTES.myTools, language, { due: 'soon' }),
  });
  return { key: reminderKey(reminder), to: email, ...content };
}
