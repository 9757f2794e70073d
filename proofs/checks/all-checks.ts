import { APPROVAL_CHECKS } from './approval-checks';
import { CLAIM_CHECKS } from './claim-checks';
import { DISPUTE_CHECKS } from './dispute-checks';
import { CARD_PAYMENT_CHECKS } from './intent-checks';
import { INVOICE_CHECKS } from './invoice-checks';
import { MAIL_CHECKS } from './mail-checks';
import { OFFER_CHECKS } from './offer-checks';
import { ORDER_CHECKS } from './order-checks';
import { PAYMENT_CHECKS } from './payment-checks';
import { RECEIVABLE_CHECKS } from './receivable-checks';
import { REFUND_CHECKS } from './refund-checks';
import type { Check } from './snapshot';
import { STOCK_CHECKS } from './stock-checks';
import { TAX_CHECKS } from './tax-checks';

/** Invariants of money and stock. Each holds whenever the store is idle, whatever happened before. */
export const CHECKS: readonly Check[] = [
  ...PAYMENT_CHECKS,
  ...REFUND_CHECKS,
  ...DISPUTE_CHECKS,
  ...STOCK_CHECKS,
  ...ORDER_CHECKS,
  ...OFFER_CHECKS,
  ...INVOICE_CHECKS,
  ...TAX_CHECKS,
  ...RECEIVABLE_CHECKS,
  ...APPROVAL_CHECKS,
  ...CARD_PAYMENT_CHECKS,
  ...MAIL_CHECKS,
  ...CLAIM_CHECKS,
];
