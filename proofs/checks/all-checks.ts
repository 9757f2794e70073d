import { CLAIM_CHECKS } from './claim-checks';
import { ORDER_CHECKS } from './order-checks';
import { PAPER_CHECKS } from './paper-checks';
import { PAYMENT_CHECKS } from './payment-checks';
import { REFUND_CHECKS } from './refund-checks';
import type { Check } from './snapshot';
import { STOCK_CHECKS } from './stock-checks';

/** Every invariant of money and stock. Each holds whenever no work is left undone, whatever happened before. */
export const CHECKS: readonly Check[] = [
  ...PAYMENT_CHECKS,
  ...REFUND_CHECKS,
  ...STOCK_CHECKS,
  ...ORDER_CHECKS,
  ...PAPER_CHECKS,
  ...CLAIM_CHECKS,
];
