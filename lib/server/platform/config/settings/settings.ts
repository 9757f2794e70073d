import { z } from 'zod';
import {
  address,
  database,
  files,
  internal,
  keys,
  mail,
  ofShop,
  processes,
  serving,
  stripe,
  watching,
  webhooks,
} from './system';
import { accounts, calendar, orders, payments, tax } from './trade';

/**
 * Every setting of the store: its rule, its default and what it means. `.env.example` and docs/configuration.md are
 * generated from these by `npm run configuration`.
 */
export const SETTING_SECTIONS: readonly { title: string; settings: Record<string, z.ZodType> }[] = [
  { title: 'Shop', settings: ofShop },
  { title: 'Address', settings: address },
  { title: 'Keys', settings: keys },
  { title: 'Database', settings: database },
  { title: 'Stripe', settings: stripe },
  { title: 'Mail', settings: mail },
  { title: 'Accounts', settings: accounts },
  { title: 'Unpaid orders', settings: orders },
  { title: 'Calendar and shipping', settings: calendar },
  { title: 'Payment attempts', settings: payments },
  { title: 'Tax', settings: tax },
  { title: 'Webhooks', settings: webhooks },
  { title: 'Limits and caches', settings: serving },
  { title: 'Uploaded files', settings: files },
  { title: 'Processes', settings: processes },
  { title: 'Metrics', settings: watching },
];

export const envSchema = z.object({
  ...ofShop,
  ...address,
  ...keys,
  ...database,
  ...stripe,
  ...mail,
  ...accounts,
  ...orders,
  ...calendar,
  ...payments,
  ...tax,
  ...webhooks,
  ...serving,
  ...files,
  ...processes,
  ...watching,
  ...internal,
});

export type Env = z.infer<typeof envSchema>;
