import 'server-only';
import { z } from 'zod';
import { closeAccountSchema } from '@/lib/shared/schemas/account';
import type { ApiCall } from './api-call';

/** Calls with which people take their data away, and themselves. */
export const PRIVACY_CALLS: readonly ApiCall[] = [
  {
    method: 'get',
    path: '/api/account/data',
    tag: 'Accounts',
    summary: 'Everything the store holds of the one who asks, as a file.',
    who: 'either',
    answer: {
      status: 200,
      description:
        'Account, sessions, orders, reviews, requests for quote, messages, newsletter, mails, activity.',
      schema: z.looseObject({ exportedAt: z.string() }),
    },
  },
  {
    method: 'post',
    path: '/api/account/close',
    tag: 'Accounts',
    summary:
      'Close one’s account for good: unpaid orders are cancelled, personal data goes from orders and reviews, the e-mail may register again. The password is asked for where there is one, else a sign-in of the last ten minutes.',
    who: 'session',
    body: closeAccountSchema,
    answer: { status: 200, description: 'It is closed.', schema: z.object({ closed: z.literal(true) }) },
    problems: ['recent-sign-in-required', 'orders-open', 'last-admin', 'conflict', 'too-many-requests'],
  },
];
