import { CURRENCY } from '../site/currency';
import type { BANK_ROW } from './bank-row-messages';
import type { BROWSER } from './browser-messages';
import type { OUTCOME } from './cart-messages';
import type { GOOGLE } from './google-messages';
import { type FILE_VALIDATION, IMPORT_VALIDATION } from './import-messages';
import type { ProblemCode } from './problems';
import type { ROW } from './quick-order-messages';
import type { ReceiptMessageCode } from './receipt-codes';
import type { ReasonCode } from './refusal-messages';
import { TRADE_VALIDATION, type TRADE_WARNING } from './trade-messages';

/** The decimals of an amount; one of three decimals is a multiple of ten (site/currency.ts). */
const DECIMALS = CURRENCY.minorUnits === 0 ? 'no decimals' : 'at most two decimals';

/**
 * Code -> English sentence. Responses contain the code and the English sentence (product §7.4); pages show the sentence
 * in their language (texts/<language>/messages.ts). `{name}` is replaced by the parameter `name`.
 */

/** Errors of a field (product §5.2). */
export const VALIDATION = {
  'email-required': 'Email required',
  'email-invalid': 'Invalid Email',
  'password-required': 'Password required',
  'password-too-short': 'Password too short',
  'password-too-long': 'Password too long',
  'password-too-common': 'This password is among the most common ones. Please choose another',
  'current-password-wrong': 'Incorrect password',
  'name-required': 'Name required',
  'name-too-long': 'Please complete in 100 letter',
  'number-unclear': 'Is this {whole} or {units}.{decimals}? Please enter the one you mean',
  'number-shortened': 'A spreadsheet has shortened this number: its last digits are lost',
  'quantity-required': 'Quantity required',
  'quantity-below-moq': 'Quantity short than MOQ',
  'quantity-above-available': 'Quantity greater than available',
  'quantity-not-whole': 'Quantity must be a whole number',
  'quantity-off-step': 'Quantity must go up in steps of {step}, such as {below} or {above}',
  'quantity-off-last-step': 'Quantity must go up in steps of {step}, at most {below}',
  'quantity-on-request': 'Available on request only',
  'cart-quantity-invalid': 'Quantity must be a whole number from 1 to 1,000,000',
  'cart-operations-too-many': 'Please change at most 500 lines at once',
  'cart-lines-too-many': 'A cart holds at most 500 tools',
  'cart-empty': 'Your cart is empty',
  'list-rows-number': 'A list has 1 to 1,000 rows',
  'alias-invalid': 'Please enter a number or word of at most 80 characters',
  'aliases-too-many': 'At most 2,000 numbers of your own are kept',
  'list-name-required': 'Name of the list required',
  'list-lines-too-many': 'A list holds at most 500 tools',
  'list-empty': 'This list has no tools',
  'list-line-twice': 'A tool is in this list twice',
  'lists-too-many': 'An account has at most 100 lists',
  'views-too-many': 'An account has at most 30 saved views',
  'view-name-required': 'Name required',
  'view-empty': 'This is how the list opens anyway',
  'addresses-too-many': 'An account has at most 50 addresses',
  'company-name-address': 'A company’s name has no web address',
  'company-name-required': 'Company name required',
  'company-role-required': 'Choose a role',
  'company-full': 'A company has at most 500 members',
  'vat-id-invalid': 'VAT number not valid',
  'company-amount-invalid': `Please enter an amount from 0 to 99,999,999.99 with ${DECIMALS}`,
  'rules-too-many': 'A company has at most 20 rules',
  'budgets-too-many': 'A company has at most 50 budgets',
  'member-unknown': 'Please choose members of the company',
  'approvers-only': 'Only approvers and owners can approve',
  'person-in-two-budgets': 'A person is in two budgets',
  'terms-days-invalid': 'Payment terms must be a whole number of days from 1 to 120',
  'credit-limit-invalid': `Credit limit must be an amount from 0 to 99,999,999.99 with ${DECIMALS}`,
  'payment-amount-invalid': `Amount must be from 0.01 to 9,999,999.99 with ${DECIMALS}`,
  'payment-reference-required': 'Reference required',
  'received-on-invalid': 'Please enter a day that is not after today',
  'reversal-reason-required': 'Reason required',
  'invoice-unknown': 'The company has no invoice with this number',
  'statement-too-long': 'A statement covers at most a year',
  'statement-backwards': 'The last day is before the first',
  'tax-report-too-long': 'A report covers at most 366 days',
  'journal-too-long': 'A journal covers at most 400 days',
  'two-business-years': 'A file for DATEV is of days in one business year',
  'bank-rows-number': 'Please send 1 to 1,000 rows',
  'bank-row-invalid': 'A row needs a day and an amount',
  'po-number-required': 'PO number required',
  'requested-day-past': 'Requested date must be today or later',
  'line-notes-too-long': 'Notes of one line have at most 1,000 characters together',
  'requested-day-unclear': 'Requested date cannot be read',
  'requested-day-too-far': 'Requested date must be within a year',
  'promised-day-past': 'Promised day must be today or later',
  'offer-shipping-invalid': 'Please enter an amount of at least 0',
  'offer-place': 'This offer is for delivery to {place}',
  'delivery-required': 'Delivery address required',
  'billing-required': 'Invoice address required',
  'shipping-method-required': 'Choose a shipping method',
  'carrier-required': 'Carrier required',
  'choose-carrier': 'Choose a carrier',
  'tracking-number-invalid': 'Tracking number not valid',
  'tracking-link-invalid': 'Please enter an address that begins with https://',
  'parcels-too-many': 'A shipment has at most 50 parcels',
  'carrier-account-required': 'Account number required',
  'recipient-required': 'Company or name required',
  'street-required': 'Street required',
  'city-required': 'City required',
  'country-required': 'Country required',
  'country-unknown': 'Please choose a country',
  'cart-lines-illegal': 'Some quantities cannot be ordered',
  'order-value-required': 'Order value required',
  'order-value-invalid': `Order value must be an amount with ${DECIMALS}`,
  'order-value-too-low': 'The order value must be at least $0.50',
  'order-value-too-high': 'The order value must be at most $999,999.99',
  'selection-required': 'Please select orders',
  'selection-too-large':
    'Please select fewer orders: at most 100, of at most 3,000 lines together for a document',
  'refund-reason-required': 'Reason required',
  'refund-amount-invalid': `Amount must be a positive amount with ${DECIMALS}`,
  'refund-quantity-invalid': 'Quantity must be a whole number from 1 to 1,000,000',
  'refund-line-unknown': 'The order has no such tool',
  'refund-line-twice': 'Please name each tool once',
  'refund-empty': 'Please choose units or an amount',
  'refund-of-required': 'Say whether the units are open or shipped',
  'refund-invoice-choose': 'Choose the invoice',
  'line-name-required': 'Name each tool by toolId or by sku',
  'lines-required': 'Choose units',
  'return-units-invalid': 'Quantity must be a whole number from 0 to 1,000,000',
  'return-units-too-many': 'More units than this return has',
  'return-line-unknown': 'Tool not among these units',
  'return-reason-invalid': 'Choose a reason',
  'return-details-required': 'Details required',
  'shipped-on-invalid': 'Ship day must be today or earlier',
  'shipped-before-order': 'Ship day must not be before the order was placed',
  'external-id-or-key': 'Send an Idempotency-Key or an externalId, exactly one',
  'idempotency-key-invalid': 'Idempotency-Key must be 1 to 200 visible characters',
  'transaction-id-invalid': 'transactionId must be the id of a payment intent, pi_…',
  'address-required': 'Address is required',
  'address-too-long': 'Please complete in 500 letter',
  'phone-required': 'Phone required',
  'phone-invalid': 'Phone must be a number',
  'legal-text-required': 'Text required',
  'page-title-required': 'Title required',
  'page-slug-invalid': 'An address has small letters, digits and hyphens only, at most 60',
  'page-slug-of-store': 'The store has a page of its own at this address',
  'page-slug-stays': 'The address of a page that was published stays',
  'home-sections-invalid': 'Name each section of the home page once',
  'link-invalid': 'Enter a path of this shop, such as /tools, or an address that begins with https://',
  'link-label-required': 'Label required',
  'link-twice': 'Each address can be there once',
  'links-too-many': 'At most 20 links',
  'review-required': 'Please write something about us!',
  'review-too-long': 'Please complete in 250 letter',
  'rating-required': 'Rating required',
  'rating-too-low': "Rating can't less than 1",
  'rating-too-high': "Rating can't greater than 5",
  'rating-not-whole': 'Rating must be a whole number',
  'image-required': 'Image url required',
  'image-invalid': 'Image url must start with http:// or https://',
  'tool-name-required': 'Tool name url required',
  'tool-name-too-long': 'Please complete in 120 letter',
  'description-required': 'Description required',
  'description-too-long': 'Please complete in 250 letter',
  'price-required': 'Price required',
  'price-invalid': `Price must be a positive amount with ${DECIMALS}`,
  'price-too-high': 'Price must be at most $999,999.99',
  'moq-required': 'Minimum order quantity required',
  'moq-invalid': 'Minimum order quantity must be a whole number of at least 1',
  'moq-too-high': 'Minimum order quantity must be at most 10,000,000',
  'tool-quantity-required': 'Available Quantity required',
  'tool-quantity-invalid': 'Available Quantity must be a whole number of at least 0',
  'tool-quantity-too-high': 'Available Quantity must be at most 10,000,000',
  'sku-required': 'SKU required',
  'sku-invalid': 'A SKU has letters, digits, spaces and . / _ + - only, and begins with a letter or digit',
  'step-required': 'Order step required',
  'step-invalid': 'Order step must be a whole number of at least 1',
  'step-too-high': 'Order step must be at most 10,000,000',
  'low-stock-invalid': 'Low stock must be a whole number of at least 0, or empty',
  'low-stock-too-high': 'Low stock must be at most 10,000,000',
  'lead-time-invalid': 'Lead time must be a whole number of business days from 1 to 365, or empty',
  'tax-class-invalid': 'A tax class has 1 to 30 small letters, digits and hyphens',
  'weight-invalid': 'Weight must be from 0.001 to 10,000 kg in whole grams, or empty',
  'yes-or-no': 'Please say yes or no',
  'backorder-limit-invalid': 'Backorder limit must be a whole number from 1 to 1,000,000, or empty',
  'lead-time-required': 'Lead time required',
  'serial-invalid': 'A serial number has letters, digits, spaces and - . / only, at most 40',
  'serial-and-sku': 'Please send SKU and serial number together',
  'paper-name-invalid': 'File name must begin with SKU_serial',
  'serial-twice': 'Serial number twice',
  'serials-more-than-units': 'More serial numbers than units',
  'serial-not-shipped': 'A serial number is not of this shipment',
  'serials-too-many': 'At most 2,000 serial numbers at once',
  'serials-not-for-tool': 'This tool has no serial numbers',
  'papers-too-many': 'A serial number has at most 20 papers',
  'calibration-months-invalid': 'Calibration must be a whole number of months from 1 to 120, or empty',
  'moq-not-multiple': 'Minimum order quantity must be a multiple of the order step',
  'pack-name-required': 'Please say what it is packed in',
  'pack-units-required': 'Units per pack required',
  'pack-units-invalid': 'Units per pack must be a whole number of at least 2',
  'pack-units-too-high': 'Units per pack must be at most 10,000,000',
  'pack-not-multiple': 'Units per pack must be a multiple of the order step',
  'pack-twice': 'There is a pack of this name already',
  'packs-too-many': 'A tool has at most 10 packs',
  'gtin-invalid': 'This is no GTIN: 8, 12, 13 or 14 digits, the last of which is the check digit',
  'spec-name-required': 'Please say what is specified',
  'spec-value-required': 'Value required',
  'spec-number-invalid': 'This is not a number',
  'spec-range-invalid': 'A range is two numbers with a dash, such as 40-200',
  'spec-twice': 'This is specified already',
  'specs-too-many': 'A tool has at most 40 specifications',
  'pictures-too-many': 'A tool has at most 12 pictures',
  'picture-twice': 'This picture is in the list already',
  'pictures-image-first': 'The first of the pictures must be the image',
  'picture-unreadable': 'This is not a JPEG, PNG, WebP or AVIF picture, or it is damaged',
  'picture-dimensions': 'A picture has at most 40 megapixels, and 12,000 pixels on a side',
  'document-unreadable': 'This is not a PDF, or it is damaged',
  'document-encrypted':
    'This PDF is encrypted, so that it cannot be checked. Please save it without protection',
  'document-packed':
    'This PDF is packed in a way that cannot be checked. Please save it anew, for instance by printing it to a PDF',
  'document-active': 'This PDF contains scripts or further files. Please export it without them',
  'documents-too-many': 'A tool has at most 20 documents',
  'document-twice': 'This document is in the list already',
  'file-gone': 'This file is no longer there. Please upload it again',
  'bulk-none': 'Please choose tools',
  'bulk-too-many': 'At most 1,000 tools are changed at once',
  'bulk-amount-invalid': `Please enter an amount other than 0 with ${DECIMALS}`,
  'bulk-percent-invalid':
    'Please enter a percentage from -99 to 1,000 other than 0, with at most two decimals',
  'slug-invalid': 'An address has small letters, digits and single hyphens only, at most 80',
  'slug-taken': 'Another tool has this address, or had it before',
  'word-required': 'Please say which word is translated',
  'word-twice': 'This word is in the list twice',
  'words-number': 'Please translate 1 to 500 words at once',
  'search-word-required': 'Please enter a word',
  'search-word-long': 'A name has at most five words',
  'search-words-two': 'Please enter at least two words that mean the same',
  'search-words-too-many': 'Please enter at most 50 words',
  'search-word-unsold': 'One of these words is listed as not sold',
  'search-word-grouped': 'One of these words is in a group of synonyms',
  'category-unknown': 'There is no such category',
  'category-slug-invalid': 'An address has small letters, digits and hyphens only, at most 60',
  'category-slug-stays': 'The address of a category stays',
  'category-order-invalid': 'The order is a whole number from 0 to 1,000,000',
  'key-specs-too-many': 'A category has at most 10 key specifications',
  'successor-unknown': 'There is no such tool',
  'successor-self': 'A tool cannot replace itself',
  'topic-required': 'Topic required',
  'message-required': 'Message required',
  'message-too-long': 'Please complete in 4000 letter',
  'quote-lines-required': 'Please add a tool, or describe in the note what you need',
  'quote-lines-too-many': 'Please ask for at most 20 tools at once',
  'quote-tool-twice': 'This tool is in the list twice',
  'offer-lines-required': 'Please add a tool',
  'offer-lines-too-many': 'An offer has at most 500 tools',
  'offer-tool-gone': 'This tool is not sold',
  'offer-valid-until': 'Valid until must be today or later',
  'offer-valid-too-long': 'Valid until must be within a year',
  'offer-message-required': 'Message required',
  'quote-files-too-many': 'Please send at most 5 files',
  'request-file-unreadable': 'This is no PDF, picture or STEP file, or it is damaged',
  'request-files-unused': 'Too many unsent files. Please remove some',
  'wished-on-invalid': 'Please choose today or a later day',
  'quote-tool-gone': 'This tool is not on sale any more',
  'percent-invalid': 'The discount must be from 0 to 100 percent, with at most two decimals',
  'price-list-twice': 'There is a price list of this name already',
  'price-group-twice': 'There is a price group of this name already',
  'price-group-unknown': 'There is no such price group',
  'price-rule-target': 'A rule is for one SKU or for one category',
  'price-rule-twice': 'There is a rule for this already',
  'price-row-cells': 'A row has SKU, category, quantity, price and discount',
  'price-rows-wrong': 'Please correct the rows below that are wrong',
  'price-tier-amount': 'A tier has either a price or a discount',
  'price-tier-from': 'A tier begins at a whole number from 1 to 1,000,000',
  'price-tier-twice': 'There is a tier from this quantity already',
  'validity-invalid': 'The end must be after the beginning',
  'quote-quantity-invalid': 'Quantity must be a whole number from 1 to 1,000,000',
  'stock-reason-required': 'Reason required',
  'stock-seen-required': 'The figure you saw is required',
  'stock-unchanged': 'This is the figure already',
  'stock-note-required': 'Please say why',
  ...IMPORT_VALIDATION,
  ...TRADE_VALIDATION,
  'field-too-long': 'Please shorten this text',
  'scopes-required': 'Please choose what the key may do',
  'scope-unknown': 'There is no such scope',
  'url-not-https': 'Address must begin with https://',
  'url-unreachable': 'This address is not reachable from the store',
  'events-required': 'Please choose events',
  'expiry-invalid': 'Please enter a day, such as 2030-12-31',
  'expiry-past': 'This is in the past',
  'code-required': 'Code required',
  'code-wrong': 'This code is wrong or was used before',
  'unknown-field': 'Unknown field',
  'unknown-parameter': 'Unknown parameter',
  'unknown-parameter-near': 'Unknown parameter; did you mean {nearest}?',
  'not-one-of': 'Must be one of {values}',
  invalid: 'Invalid value',
} as const;

/** Product §8.1 and §8.2, word for word. */
export const TOAST = {
  'wrong-password': 'Incorrect Email or Password',
  'user-not-found': 'Account not registered',
  'too-many-requests': 'Your account is temporarily blocked! Please try again later',
  'email-already-in-use': 'Already registered',
  'make-admin-failed': 'Failed to make an admin',
  'email-missing': 'Please enter your email',
  'reset-mail-sent': 'Reset password email sent',
  registered: 'Registered successfully',
  'verification-mail-sent': 'Verification email send',
  'cart-added': 'Added to your cart: {name} × {quantity}',
  'cart-removed': 'Removed from your cart: {name}',
  'cart-joined': 'What you collected before is in your cart',
  'cart-joined-changed': 'What you collected before is in your cart, with changes. Please look at your cart.',
  undo: 'Undo',
  'open-cart': 'Open Cart',
  'order-placed': 'Order place successfully and your order value {value}',
  'order-cancelled-by-buyer': 'Order cancelled successfully!',
  'review-added': 'Review added successfully',
  'profile-updated': 'Profile updated',
  'payment-completed': 'Congrats! Your payment is completed',
  'order-cancelled-by-admin': 'Order canceled successfully!',
  'order-shipped': 'Order shipped',
  'tool-added': 'Tool added successfully',
  'admin-made': 'Successfully made an admin',
  'tool-deleted': 'Tool deleted successfully!',
} as const;

/** The duration of a toast, and the one id that sign-in toasts share (product §2.8). */
export const TOAST_DURATION_MS = 5000;
export const SIGN_IN_TOAST_ID = 'sign-in';

export const RECEIPT = {
  'public-price': 'Public price',
  'special-price': 'Special price',
  'own-price': 'Your price',
  'tier-price': 'From {from} units',
  'public-price-lower': 'Public price, which is lower than your own',
  'quoted-price': 'Price of your quote',
  'list-price': 'Price list “{list}”',
  'list-tier-price': 'Price list “{list}”, from {from} units',
  'public-price-below-list': 'Public price, which is lower than by price list “{list}”',
} as const satisfies Record<ReceiptMessageCode, string>;

export type IssueCode = keyof typeof VALIDATION | keyof typeof FILE_VALIDATION;
export type ToastCode = keyof typeof TOAST;

export type MessageCode =
  | IssueCode
  | ToastCode
  | ReasonCode
  | keyof typeof BROWSER
  | keyof typeof GOOGLE
  | keyof typeof ROW
  | keyof typeof OUTCOME
  | keyof typeof BANK_ROW
  | keyof typeof TRADE_WARNING
  | ReceiptMessageCode
  | ProblemCode;

export type MessageParams = Readonly<Record<string, string | number>>;

/** By code, with the same `{name}`s as in English. */
export type Translations = Readonly<Record<string, string>>;

export type Message<Code extends string = string> = { code: Code; params?: MessageParams };

/**
 * Type-checks the code that a schema uses in place of a message, where the library accepts any string; later replaced
 * by the sentence.
 */
export function issue(code: IssueCode): IssueCode {
  return code;
}

/** A message of the schema library, for a wrong type, becomes `invalid`. */
export function issueCodeOf(message: string): IssueCode {
  return Object.hasOwn(VALIDATION, message) ? (message as IssueCode) : 'invalid';
}
