import { baseline } from './0001-baseline-outbox-kinds';
import { invoicedAt } from './0002-invoiced-at';
import { equalBankRows } from './0003-equal-bank-rows';
import type { Migration } from './migration';

/** Every migration, in the order in which they run. One that was released is never changed, renumbered or removed. */
export const MIGRATIONS: readonly Migration[] = [baseline, invoicedAt, equalBankRows];
