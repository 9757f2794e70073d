import { IMPORT_REFUSAL } from './import-messages';
/** Reasons of a refusal, where the sentence of the problem code (errors.ts) is too general (product §8.5). */
export const REFUSAL = {
  'cancel-unpaid-only': 'Only an unpaid order can be cancelled.',
  'ship-paid-only': 'Only a paid order can be shipped.',
  'promise-open-only': 'Nothing of this order is open: no day can be promised.',
  'cancel-open-units': 'Open units on account are cancelled, not refunded.',
  'cancel-units-open': 'Only open units of a paid order, or of one on account, can be cancelled.',
  'cancel-whole-order': 'This is all that is open of this order. Please cancel or refund the whole order.',
  'ship-all-refunded': 'All units of this order were refunded: nothing is left to ship.',
  'pack-paid-only': 'None of these orders is ready for that. Please select paid ones.',
  'pay-unpaid-only': 'Only an unpaid order can be paid.',
  'refund-unshipped-only': 'Only a paid order that has not shipped can be refunded.',
  'refund-paid-only': 'Only a paid order can be refunded.',
  'refund-settled': 'This refund was settled another way.',
  'refund-at-provider': 'This refund was made at the payment provider. Please make it again there.',
  'refund-refused':
    'The payment provider refuses to send this refund again. Please give the money back another way.',
  'refund-disputed':
    'The buyer’s bank disputes this payment, so it cannot be refunded. Please answer at the payment provider first.',
  'refund-in-return': 'Some of these units are in a return. They are refunded by settling it.',
  'refund-not-failed': 'Only a refund that did not arrive can be settled another way.',
  'paid-too-late': 'This order can no longer be paid. The payment is refunded in full.',
  'outcome-unknown':
    'The store does not respond right now, so it is not known yet whether this was saved. Please look in a moment before you try again.',
  'payment-unchecked':
    'The payment provider does not answer, so this payment could not be checked yet. If it went through, the order will show as paid by itself within a few minutes.',
  'sold-by-quote': 'This tool is sold by quote only. Please ask for one.',
  'none-left': 'There are no units left.',
  'one-left': 'There is only 1 unit left.',
  'few-left': 'There are only {count} units left.',
  'payments-too-many':
    'There were too many payment attempts. Nothing was charged by this one. Please try again in an hour, or write to us.',
  'payments-unverified': 'Please verify your email address before you go on, or try again in an hour.',
  'unpaid-orders-number':
    'You have {count} unpaid orders already. Please pay for one or cancel it before you place another.',
  'unpaid-orders-number-unverified':
    'You have {count} unpaid orders already. Please pay for one, cancel one, or verify your email address before you place another.',
  'unpaid-orders-units':
    'While other orders of yours are unpaid, you can order no more than this of the tool: {count}. Please pay for them first, or order less.',
  'unpaid-orders-units-none':
    'Your unpaid orders hold as much of this tool as they can. Please pay for them before you order more.',
  'unpaid-orders-lapsed':
    'Several of your orders were not paid lately, so you can have one unpaid order at a time. Please pay for it before you place another.',
  'unpaid-orders-lapsed-units':
    'Several of your orders were not paid lately, so you can order no more than this of the tool: {count}.',
  'stock-changed': 'The stock changed in the meantime: {count} available now. Nothing was corrected.',
  'stock-reserved-changed':
    'The stock changed in the meantime: {count} available and {reserved} reserved now. Nothing was corrected.',
  'tool-owed': 'Orders are owed units of this tool: {count}. Retire it instead.',
  'tool-in-stock': 'This tool is in stock again: {count} available now.',
  'stock-watches-too-many': 'You are waiting for {count} tools already. Please stop waiting for one first.',
  'answered-before': '{name} marked this as answered on {moment}.',
  'endpoints-too-many': 'There are {count} endpoints already. Please delete one first.',
  'endpoint-disabled': 'This endpoint is disabled. Please enable it first.',
  'secret-overlap': 'The secret before this one still signs. Please wait until it ends.',
  'api-keys-too-many': 'At most {count} API keys are valid at a time. Please revoke one first.',
  'api-key-malformed': 'This is no API key: one is flk_ and 43 characters. It may be cut off.',
  'api-key-unknown': 'This store has no such API key. It may be of another store, or mistyped.',
  'api-key-expired': 'This API key has expired.',
  'api-key-revoked': 'This API key was revoked.',
  'api-key-elsewhere': 'Please send the API key in the header "Authorization: Bearer flk_...".',
  'has-offer': 'This request has an offer already.',
  'offer-waits': 'This offer waits for approval already.',
  'is-member': 'This person is a member of the company already.',
  'no-room-to-join': 'This company has as many members as it can have. Please ask one of its owners.',
  'company-step': 'This company can no longer be changed that way.',
  'bank-row-booked-before': 'This money was booked before.',
  'payment-not-reversible':
    'Payments by card and credit notes are not reversed here: refund a card at its provider, correct a credit note by a new invoice.',
  'already-verified': 'Your email address is already verified.',
  'two-steps-already': 'Two-step sign-in is on already.',
  'second-factor-not-begun': 'Please start again: this set-up is no longer open.',
  'not-multipart': 'Please send multipart/form-data.',
  'upload-too-large': 'The file is too large: {megabytes} MB at most.',
  'tax-file-german': 'This file is for sellers in Germany whose shop sells in euros.',
  'datev-accounts': 'No account for DATEV: {accounts}. Please add it under Shipping and Tax.',
  'datev-missing': 'Nothing is set for DATEV yet. Please do so under Shipping and Tax.',
  ...IMPORT_REFUSAL,
  'not-utf8': 'The request body is not valid UTF-8.',
} as const;

export type ReasonCode = keyof typeof REFUSAL;
