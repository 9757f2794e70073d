import { UNANSWERED } from './browser-messages';
import { TOAST, VALIDATION } from './messages';

/**
 * Every way a call can fail: code, HTTP status, title, and the sentence for an error without a reason. The status is
 * defined here alone (product §8.4).
 */
export const PROBLEMS = {
  'malformed-json': [400, 'Malformed JSON', 'The request body is not valid JSON.'],
  'malformed-upload': [400, 'Malformed upload', 'The upload did not arrive whole. Please try again.'],
  'signature-invalid': [
    400,
    'Signature not valid',
    'The signature of this event is missing, wrong or too old.',
  ],
  unauthenticated: [401, 'Not signed in', 'Please log in to continue.'],
  'wrong-password': [401, 'Wrong password', TOAST['wrong-password']],
  'user-not-found': [404, 'No such account', TOAST['user-not-found']],
  'second-factor-required': [401, 'Code required', 'Please enter the code of your authenticator app.'],
  'second-factor-wrong': [401, 'Wrong code', VALIDATION['code-wrong']],
  'second-factor-expired': [401, 'Sign-in took too long', 'Please log in again.'],
  'second-factor-setup-required': [
    403,
    'Two-step sign-in needed',
    'Admins of this store need two-step sign-in. Please switch it on under My Profile.',
  ],
  forbidden: [403, 'Not allowed', 'You are not allowed to do this.'],
  'cross-site': [403, 'Cross-site request refused', 'This request came from another site and was refused.'],
  'not-found': [404, 'Not found', 'There is nothing here.'],
  'method-not-allowed': [405, 'Method not allowed', 'This address does not take that method.'],
  conflict: [409, 'Conflict', 'Someone changed this in the meantime. Please look again.'],
  'edited-meanwhile': [
    409,
    'Edited in the meantime',
    'Someone edited this in the meantime. Nothing was saved; please compare both versions.',
  ],
  'sku-taken': [409, 'SKU taken', 'Another tool has this SKU.'],
  'email-already-in-use': [409, 'Already registered', TOAST['email-already-in-use']],
  'price-changed': [
    409,
    'Price changed',
    'The price of this tool has changed. Please check the new value and order again.',
  ],
  'costs-on-request': [
    409,
    'Costs on request',
    'We have no fixed price for this delivery. Please ask for a quote.',
  ],
  'vat-id-not-valid': [
    409,
    'VAT number not valid',
    'The VAT number of this company is not valid, and the order is without VAT. Please confirm the number by hand, or cancel or refund the order.',
  ],
  'invoice-incomplete': [
    409,
    'Invoice incomplete',
    'Something is missing that the law asks for on the invoice. Please complete it first.',
  ],
  'out-of-stock': [409, 'Not enough in stock', VALIDATION['quantity-above-available']],
  'too-many-unpaid-orders': [
    409,
    'Too many unpaid orders',
    'You have too many unpaid orders. Please pay for one or cancel it before you place another.',
  ],
  'file-in-use': [409, 'File in use', 'A tool was saved with this file.'],
  'price-group-in-use': [
    409,
    'Price group in use',
    'Customers belong to this price group, or price lists are for it.',
  ],
  'price-on-request': [409, 'Price on request', 'This tool has no price. Please ask for a quote.'],
  'cart-changed': [
    409,
    'Cart changed',
    'Your cart was changed in another tab or on another device. Please look again.',
  ],
  'serial-taken': [409, 'Serial number taken', 'Another unit of this tool has this serial number.'],
  'alias-taken': [409, 'Number in use', 'You use this number for another tool already.'],
  'not-on-sale': [409, 'Not on sale', 'This tool is not on sale any more.'],
  'company-not-active': [409, 'Company not active', 'Your company is not active. Please write to us.'],
  'company-in-use': [409, 'Company in use', 'An order of this company is open.'],
  'customer-number-taken': [409, 'Customer number taken', 'Another customer has this customer number.'],
  'member-elsewhere': [409, 'In a company already', 'You belong to a company already.'],
  'last-owner': [
    409,
    'Last owner',
    'Please make someone else an owner first, and see that no order is open.',
  ],
  'no-terms': [409, 'Not on account', 'Your company does not order on account. Please pay by card.'],
  'account-overdue': [
    409,
    'Invoices overdue',
    'An invoice of your company is long overdue. Please have it paid before you order on account again.',
  ],
  'credit-exceeded': [
    409,
    'Credit limit reached',
    'This is more than is free of your company’s credit limit.',
  ],
  'approval-required': [
    409,
    'Approval required',
    'This order needs approval. Please submit it for approval.',
  ],
  'approval-not-needed': [409, 'No approval needed', 'This order needs no approval. Please place it.'],
  'requisition-decided': [409, 'Decided already', 'This request was decided already.'],
  'requisition-outdated': [
    409,
    'Request outdated',
    'Something changed since this was submitted, so it could not be ordered.',
  ],
  'offer-over': [409, 'Offer over', 'This offer can no longer be answered like this. Please look again.'],
  'order-by-cart': [409, 'Order through the cart', 'Please order through the cart.'],
  'wrong-order-state': [409, 'Wrong order state', 'The order is no longer in a state that allows this.'],
  'deliver-complete': [
    409,
    'To be delivered complete',
    'The buyer wants everything together. Please ship it in parts only if that is agreed.',
  ],
  'units-not-open': [409, 'Units not open', 'Fewer units of this order are open than that.'],
  'units-not-returnable': [
    409,
    'Units not returnable',
    'Fewer units of this shipment can be returned than that.',
  ],
  'return-window-over': [
    409,
    'Return window over',
    'The time in which this shipment could be returned is over.',
  ],
  'return-decided': [409, 'Decided already', 'This return is no longer in a state that allows this.'],
  'refund-exceeds-paid': [
    409,
    'More than was paid',
    'This is more than is left of the payment. Please look at what was refunded already.',
  ],
  'payment-not-confirmed': [
    409,
    'Payment not confirmed',
    'The payment provider has not confirmed this payment.',
  ],
  'payment-mismatch': [409, 'Payment does not match', 'This payment does not belong to this order.'],
  'not-a-buyer': [403, 'Not a buyer', 'Only those who have bought this tool may review it.'],
  'already-reviewed': [
    409,
    'Reviewed before',
    'You have reviewed this tool already. You can change your review.',
  ],
  'datev-incomplete': [
    409,
    'Accounts missing',
    'Some sums have no account in the settings for DATEV. Please add them under Shipping and Tax.',
  ],
  'event-unknown': [
    409,
    'Event unknown',
    'The store does not have this event. Please read the orders again, and go on with since.',
  ],
  'idempotency-mismatch': [409, 'Key used before', 'This Idempotency-Key was used for a different request.'],
  'orders-open': [
    409,
    'Orders to be shipped',
    'You have paid orders that were not shipped yet. Please close your account once they are.',
  ],
  'orders-paid': [
    409,
    'Paid orders',
    'An order of this account was paid, so it cannot be closed here. Please write to us.',
  ],
  'recent-sign-in-required': [
    403,
    'Please log in again',
    'Please log out and in again, so that we know it is you.',
  ],
  'last-admin': [409, 'Last admin', 'The last admin cannot be removed.'],
  'email-not-verified': [409, 'Email not verified', 'This account has not verified its email address yet.'],
  'token-invalid': [410, 'Link no longer valid', 'This link is no longer valid. Please ask for a new one.'],
  'too-large': [413, 'Too large', 'The request is too large.'],
  'unsupported-media-type': [415, 'Unsupported media type', 'Please send application/json.'],
  'validation-failed': [422, 'Invalid input', 'Please check the fields.'],
  'too-many-requests': [429, 'Too many requests', TOAST['too-many-requests']],
  'rate-limited': [429, 'Too many requests', UNANSWERED['rate-limited']],
  internal: [500, 'Something went wrong', UNANSWERED.internal],
  'payment-provider-unavailable': [
    502,
    'Payment provider unavailable',
    'The payment provider does not answer. Nothing was charged; please try again.',
  ],
  'not-ready': [503, 'Not ready', 'This instance of the store is starting or about to end.'],
  'file-storage-unavailable': [
    503,
    'Files unavailable',
    'Files cannot be stored or read at the moment. Please try again in a moment.',
  ],
  'database-unavailable': [503, 'Temporarily unavailable', UNANSWERED['database-unavailable']],
} as const satisfies Record<string, readonly [number, string, string]>;

export type ProblemCode = keyof typeof PROBLEMS;
