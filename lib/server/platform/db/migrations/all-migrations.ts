import { baseline } from './0001-baseline-shipments';
import { ordersChangedAt } from './0002-orders-changed-at';
import type { Migration } from './migration';

/** Every migration, in the order in which they run. One that was released is never changed, renumbered or removed. */
export const MIGRATIONS: readonly Migration[] = [baseline, ordersChangedAt];
