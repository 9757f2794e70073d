import 'server-only';
import type { Migration } from './migration';

/** The shape of stored data in 0.2.0, from which migrations start. Its record marks a database that began with it. */
export const baseline: Migration = { id: 1, name: 'baseline', up: async () => undefined };
