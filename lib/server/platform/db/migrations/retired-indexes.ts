import 'server-only';

/**
 * Every index that an earlier release declared and this one does not, by collection and name. It is dropped at each start, also
 * because a process of an earlier release that starts again beside newer ones creates its own anew.
 *
 * One that is wrong beside newer data is retired by the release that writes such data (its migration drops it as well). One that only
 * makes reads fast is retired a release after the last that reads by it: until then both are served.
 */
export const RETIRED_INDEXES: Record<string, readonly string[]> = {
  tools: ['category_1_createdAt_-1', 'priceCents_1', 'name_1'],
  removed_tools: ['slug_1_removedAt_-1'],
  orders: [
    'buyerId_1_placedAt_-1',
    'state_1_placedAt_-1',
    'buyerEmail_1_placedAt_-1',
    'buyerId_1_poNumber_1_placedAt_-1',
    'paymentIntentId_1',
    'intentState_1_intentNextCheckAt_1',
  ],
  stock_ledger: ['orderId_1_reason_1', 'orderId_1_toolId_1_reason_1'],
  invoices: ['orderId_1_kind_1'],
  payment_intents: ['nextCheckAt_1'],
  refunds: ['orderId_1'],
};
