import 'server-only';
import { dropIndexIfPresent } from './drop-if-present';
import type { Migration } from './migration';

/** Due intents of orders and unattached ones are found by an index each, and the one over both is gone. */
export const dueIntents: Migration = {
  id: 6,
  name: 'due-intents',
  up: ({ db }) => dropIndexIfPresent(db, 'payment_intents', 'nextCheckAt_1'),
};
