/** What a server does with its database and files, conventions of the sources, and tools of the project. */
export const REST_UNIT = [
  'tests/unit/conventions/',
  'tests/unit/proofs/',
  'tests/unit/fuzz/',
  'tests/unit/golden/',
  'tests/unit/bench/',
  'tests/unit/scripts/',
  'tests/unit/stack/',
  'tests/unit/server/platform/db/',
  'tests/unit/server/platform/blobs/',
  'tests/unit/server/commerce/catalogue/index/packing-thread.test.ts',
];

/** Every call by every kind of caller, and the main calls in depth. */
export const CORE_CALLS = [
  'tests/access/',
  'tests/api/accounts/accounts.test.ts',
  'tests/api/cart/cart.test.ts',
  'tests/api/cart/quick-order.test.ts',
  'tests/api/openapi/',
  'tests/api/orders/place-order.test.ts',
  'tests/api/orders/order-states.test.ts',
  'tests/api/payments/payment-intents.test.ts',
  'tests/api/payments/record-payment.test.ts',
  'tests/api/payments/refund-order.test.ts',
  'tests/api/payments/webhooks.test.ts',
  'tests/api/prices/price-lists.test.ts',
  'tests/api/tools/tools.test.ts',
  'tests/api/tools/edit-tool.test.ts',
  'tests/api/users/users.test.ts',
];

export function isListed(file: string, entries: readonly string[]): boolean {
  return entries.some((entry) => (entry.endsWith('/') ? file.startsWith(entry) : file === entry));
}
