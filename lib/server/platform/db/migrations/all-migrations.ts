import 'server-only';
import { reservedStock } from './0001-reserved-stock';
import { sessionDevices } from './0002-session-devices';
import { paymentIntents } from './0003-payment-intents';
import { refundIds } from './0004-refund-ids';
import { syncCheckpoints } from './0005-sync-checkpoints';
import { dueIntents } from './0006-due-intents';
import { failedMails } from './0007-failed-mails';
import { ownerProofs } from './0008-owner-proofs';
import { closedAccountLabels } from './0009-closed-account-labels';
import { toolFields } from './0010-tool-fields';
import { orderLines } from './0011-order-lines';
import { partRefunds } from './0012-part-refunds';
import { skuKeys } from './0013-sku-keys';
import { poKeys } from './0014-po-keys';
import type { Migration } from './migration';

/** Every migration, in the order in which they run. One that was released is never changed, renumbered or removed. */
export const MIGRATIONS: readonly Migration[] = [
  reservedStock,
  sessionDevices,
  paymentIntents,
  refundIds,
  syncCheckpoints,
  dueIntents,
  failedMails,
  ownerProofs,
  closedAccountLabels,
  toolFields,
  orderLines,
  partRefunds,
  skuKeys,
  poKeys,
];
