import { APPROVAL_CHECKS } from './approval-checks';
import { CLAIM_CHECKS } from './claim-checks';
import { DISPUTE_CHECKS } from './dispute-checks';
import { EVENT_CHECKS } from './event-checks';
import { CARD_PAYMENT_CHECKS } from './intent-checks';
import { INVOICE_CHECKS } from './invoice-checks';
import { JOURNAL_CHECKS } from './journal-checks';
import { MAIL_CHECKS } from './mail-checks';
import { NOTICE_CHECKS } from './notice-checks';
import { OFFER_CHECKS } from './offer-checks';
import { ORDER_CHECKS } from './order-checks';
import { PAYMENT_CHECKS } from './payment-checks';
import { PROMISE_CHECKS } from './promise-checks';
import { RECEIVABLE_CHECKS } from './receivable-checks';
import { REFUND_CHECKS } from './refund-checks';
import { RETURN_CHECKS, SERIAL_CHECKS } from './return-checks';
import { SHIPMENT_CHECKS } from './shipment-checks';
import type { Check } from './snapshot';
import { OWED_CHECKS, STOCK_CHECKS } from './stock-checks';
import { TAX_CHECKS } from './tax-checks';

/** Invariants of money and stock. Each holds whenever the store is idle, whatever happened before. */
export const CHECKS: readonly Check[] = [
  ...PAYMENT_CHECKS,
  ...REFUND_CHECKS,
  ...DISPUTE_CHECKS,
  ...STOCK_CHECKS,
  ...OWED_CHECKS,
  ...ORDER_CHECKS,
  ...SHIPMENT_CHECKS,
  ...RETURN_CHECKS,
  ...SERIAL_CHECKS,
  ...PROMISE_CHECKS,
  ...OFFER_CHECKS,
  ...INVOICE_CHECKS,
  ...TAX_CHECKS,
  ...RECEIVABLE_CHECKS,
  ...JOURNAL_CHECKS,
  ...APPROVAL_CHECKS,
  ...CARD_PAYMENT_CHECKS,
  ...MAIL_CHECKS,
  ...NOTICE_CHECKS,
  ...EVENT_CHECKS,
  ...CLAIM_CHECKS,
];
