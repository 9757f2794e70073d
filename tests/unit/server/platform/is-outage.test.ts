import { MongoNetworkError, MongoServerSelectionError } from 'mongodb';
import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { isOutage } from '@/lib/server/platform/is-outage';
import { openLog } from '@/lib/server/platform/log';
import { AppError } from '@/lib/shared/messages/errors';

const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:443'), { code: 'ECONNREFUSED' });
const stripeAway = new Stripe.errors.StripeConnectionError({ message: 'no connection', detail: refused });

const OUTAGES: readonly [string, Error][] = [
  ['Stripe', new AppError('payment-provider-unavailable', { cause: stripeAway })],
  ['Stripe that does not respond in time', new AppError('payment-provider-unavailable')],
  ['the database', new MongoNetworkError('connection 3 to 127.0.0.1:27017 closed')],
  ['every member of the set', new MongoServerSelectionError('no primary', {} as never)],
  ['a mail server', refused],
  ['a bucket', new TypeError('fetch failed', { cause: refused })],
  ['a name', Object.assign(new Error('getaddrinfo ENOTFOUND db'), { code: 'ENOTFOUND' })],
];

it.each(OUTAGES)('the log has one short line, without stacks, while %s is away', (_, error) => {
  expect(isOutage(error)).toBe(true);
  const lines: string[] = [];
  openLog({ write: (line: string) => void lines.push(line) }).warn({ error }, 'a round of a job failed');
  expect(lines).toHaveLength(1);
  expect(lines.join('')).not.toContain('"stack"');
  expect(lines.join('').length).toBeLessThan(600);
  expect(JSON.parse(lines.join('')).error.message).toBe(error.message);
});

it.each([
  ['a fault of the store', new TypeError('x is undefined')],
  ['an unexpected failure', new AppError('internal')],
  ['a refusal', new AppError('not-found')],
  ['what is no error', 'ECONNREFUSED'],
])('%s is no outage', (_, error) => {
  expect(isOutage(error)).toBe(false);
});
