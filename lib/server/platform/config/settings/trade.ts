import { z } from 'zod';
import { shop } from '#shop';
import { isTimeZone } from '@/lib/server/platform/config/time-zone';
import { EMAIL_RULES } from '@/lib/shared/calls/fields.schema';
import { wholeNumberText } from '@/lib/shared/numbers/number-fields.schema';
import { count, documented, flag, hours, listOf, secret } from './document-setting';

/** In the order of `Date.getDay()`. */
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** `2026-11-26`, or `12-25` of any year. */
function isHoliday(day: string): boolean {
  const whole = /^\d{2}-\d{2}$/.test(day) ? `2024-${day}` : day;
  return z.iso.date().safeParse(whole).success;
}

export const accounts = {
  REGISTRATION_EMAILS: documented(z.enum(EMAIL_RULES).default(shop.registrationEmails), {
    example: 'any',
    isOfShop: true,
    text:
      'Addresses that login and registration accept. `specification`: letters and digits only before the @, which excludes ' +
      'most companies’ addresses (first.last@…). `any`: every valid address.',
  }),
  REQUIRE_ADMIN_TOTP: documented(flag.default(false), {
    text: '1: admins have their rights only in sessions that proved two-step sign-in.',
  }),
  GOOGLE_CLIENT_ID: documented(z.string().min(1).optional(), {
    text: 'Google sign-in; leave both out to offer e-mail and password alone.',
  }),
  GOOGLE_CLIENT_SECRET: secret(z.string().min(1).optional(), { text: 'The secret of GOOGLE_CLIENT_ID.' }),
};

export const orders = {
  ORDER_EXPIRY_HOURS: documented(hours.positive().default(72), {
    text: 'Hours after which an unpaid order is released.',
  }),
  ORDER_EXPIRY_HOURS_UNVERIFIED: documented(hours.positive().default(24), {
    text: 'The same for accounts whose e-mail is not verified; never longer than the other.',
  }),
  ORDER_EXPIRY_WARNING_HOURS: documented(
    z.coerce
      .number()
      .min(0)
      .max(24 * 30)
      .default(24),
    { text: 'Hours before that at which its buyer is reminded by mail, once; 0 for no reminder.' },
  ),
  OPEN_ORDERS_MAX: documented(count.default(20), {
    text: 'Unpaid orders of one account at a time.',
  }),
  OPEN_ORDERS_MAX_UNVERIFIED: documented(count.default(3), {
    text: 'The same for accounts whose e-mail is not verified.',
  }),
  ACCOUNT_GRACE_DAYS: documented(wholeNumberText(0, 365).default(14), {
    text: 'Days after the last day to pay an invoice, from which its company places no more orders on account.',
  }),
  BANK_DETAILS: documented(
    z
      .string()
      .max(500)
      .default('')
      .transform((text) => text.replaceAll('\\n', '\n')),
    {
      text: 'Printed on invoices of orders on account: where to pay them. \\n begins a new line.',
      example: 'First Bank\\nIBAN DE02 1203 0000 0000 2020 51',
    },
  ),
};

export const calendar = {
  STORE_TIME_ZONE: documented(
    z.string().default(shop.timeZone).refine(isTimeZone, 'must be a time zone such as America/New_York'),
    {
      isOfShop: true,
      text:
        'Whose days and times pages, mails, files and documents show, whose days the overview counts by, and whose clock says ' +
        'when orders ship: a name such as America/New_York.',
    },
  ),
  SHIPPING_CUT_OFF_HOUR: documented(wholeNumberText(0, 24).default(14), {
    text:
      'What is in stock and ordered before this hour of a working day is expected to ship that day, later orders on the next ' +
      'working day: 14 for 2 p.m., 0 for never the same day, 24 for always.',
  }),
  SHIPPING_DAYS: documented(
    z
      .string()
      .default('mon,tue,wed,thu,fri')
      .transform((list) => list.split(',').map((day) => day.trim()))
      .pipe(z.array(z.enum(WEEKDAYS, { error: `must be some of ${WEEKDAYS.join(',')}` }))),
    { text: `Days of the week on which goods ship, separated by commas, of ${WEEKDAYS.join(', ')}.` },
  ),
  SHIPPING_HOLIDAYS: documented(
    listOf(z.string().refine(isHoliday, 'must be days such as 2026-11-26 or, every year, 12-25')),
    {
      text: 'Days on which nothing ships, separated by commas: 2026-11-26 once, 12-25 every year.',
      example: '01-01,12-25,2026-11-26',
    },
  ),
  SHIPPING_LEAD_DAYS: documented(wholeNumberText(1, 250).optional(), {
    text:
      'Working days until what is on request or out of stock ships, unless its tool has a lead time of its own; tools’ pages then ' +
      'show it. Unless set, no date is promised.',
    example: '15',
  }),
  CALIBRATION_REMINDER_DAYS: documented(wholeNumberText(0, 365).default(30), {
    text:
      'Days before a tool with a serial number is to be calibrated, from which its holder is reminded by mail, once; 0 for no ' +
      'reminders.',
  }),
};

export const payments = {
  PAYMENT_INTENTS_MAX: documented(count.default(60), {
    text:
      'Against testing stolen cards: requests for a payment by one account in an hour. An address may make as many as five ' +
      'accounts, times RATE_LIMIT_SCALE; so with CARD_DECLINES_MAX.',
  }),
  CARD_DECLINES_MAX: documented(count.default(10), {
    text: 'Declined cards of one account in an hour, after which it gets no payment.',
  }),
};

export const tax = {
  VIES_URL: documented(z.url({ protocol: /^https?$/ }).optional(), {
    text: 'The EU’s service that confirms VAT numbers (docs/tax.md). Unless set, none is asked for, and admins confirm numbers by hand.',
    example: 'https://ec.europa.eu/taxation_customs/vies/rest-api',
  }),
};
