import type { Migration } from './migration';

/**
 * The shape of stored data in 0.2.0, from which migrations start. Its record marks a database that began with it: until
 * 0.2.0 is released, a change of shape renames it, so that data of an earlier commit is refused instead of misread.
 */
export const baseline: Migration = {
  id: 1,
  name: 'baseline-shipments',
  up: async () => undefined,
};
