import type { BROWSER } from './browser-messages';
import type { PROBLEMS, ProblemCode } from './errors';

/**
 * Every sentence the specification fixes, once (spec §5 and §8), and the ones it leaves to us beside them.
 * Forms, calls and tests all read from here, so that a message cannot differ between client and server.
 */
export const VALIDATION = {
  emailRequired: 'Email required',
  emailInvalid: 'Invalid Email',
  passwordRequired: 'Password required',
  passwordTooShort: 'Password too short',
  passwordTooLong: 'Password too long',
  passwordTooCommon: 'This password is among the most common ones. Please choose another',
  currentPasswordWrong: 'Incorrect password',
  nameRequired: 'Name required',
  nameTooLong: 'Please complete in 100 letter',
  quantityRequired: 'Quantity required',
  quantityBelowMoq: 'Quantity short than MOQ',
  quantityAboveAvailable: 'Quantity greater than available',
  quantityNotWhole: 'Quantity must be a whole number',
  orderValueRequired: 'Order value required',
  orderValueInvalid: 'Order value must be an amount with at most two decimals',
  orderValueTooLow: 'The order value must be at least $0.50',
  orderValueTooHigh: 'The order value must be at most $999,999.99',
  idempotencyKeyInvalid: 'Idempotency-Key must be 1 to 200 visible characters',
  transactionIdInvalid: 'transactionId must be the id of a payment intent, pi_…',
  addressRequired: 'Address is required',
  addressTooLong: 'Please complete in 500 letter',
  phoneRequired: 'Phone required',
  phoneInvalid: 'Phone must be a number',
  reviewRequired: 'Please write something about us!',
  reviewTooLong: 'Please complete in 250 letter',
  ratingRequired: 'Rating required',
  ratingTooLow: "Rating can't less than 1",
  ratingTooHigh: "Rating can't greater than 5",
  ratingNotWhole: 'Rating must be a whole number',
  imageRequired: 'Image url required',
  imageInvalid: 'Image url must start with http:// or https://',
  toolNameRequired: 'Tool name url required',
  toolNameTooLong: 'Please complete in 120 letter',
  descriptionRequired: 'Description required',
  descriptionTooLong: 'Please complete in 250 letter',
  priceRequired: 'Price required',
  priceInvalid: 'Price must be a positive amount with at most two decimals',
  moqRequired: 'Minimum order quantity required',
  moqInvalid: 'Minimum order quantity must be a whole number of at least 1',
  toolQuantityRequired: 'Available Quantity required',
  toolQuantityInvalid: 'Available Quantity must be a whole number of at least 0',
  topicRequired: 'Topic required',
  messageRequired: 'Message required',
  messageTooLong: 'Please complete in 4000 letter',
  quoteLinesRequired: 'Please add a tool, or describe in the note what you need',
  quoteLinesTooMany: 'Please ask for at most 20 tools at once',
  quoteToolTwice: 'This tool is in the list twice',
  quoteToolGone: 'This tool is not on sale any more',
  quoteQuantityInvalid: 'Quantity must be a whole number from 1 to 1,000,000',
  stockReasonRequired: 'Reason required',
  stockSeenRequired: 'The figure you saw is required',
  stockUnchanged: 'This is the figure already',
  stockNoteRequired: 'Please say why',
  fieldTooLong: 'Please shorten this text',
  unknownField: 'Unknown field',
  invalid: 'Invalid value',
} as const;

/** Two-step sign-in, which the specification leaves to us. */
export const SECOND_FACTOR = {
  codeRequired: 'Code required',
  codeWrong: 'This code is wrong or was used before',
  notBegun: 'Please start again: this set-up is no longer open.',
} as const;

/** Toasts of spec §8, word for word. */
export const TOAST = {
  wrongPassword: 'Incorrect Email or Password',
  userNotFound: 'Account not registered',
  tooManyRequests: 'Your account is temporarily blocked! Please try again later',
  alreadyRegistered: 'Already registered',
  makeAdminFailed: 'Failed to make an admin',
  emailMissing: 'Please enter your email',
  resetMailSent: 'Reset password email sent',
  registered: 'Registered successfully',
  verificationMailSent: 'Verification email send',
  orderPlaced: (value: string) => `Order place successfully and your order value ${value}`,
  orderCancelledByBuyer: 'Order cancelled successfully!',
  reviewAdded: 'Review added successfully',
  profileUpdated: 'Profile updated',
  paymentCompleted: 'Congrats! Your payment is completed',
  orderCancelledByAdmin: 'Order canceled successfully!',
  orderShipped: 'Order shipped',
  toolAdded: 'Tool added successfully',
  adminMade: 'Successfully made an admin',
  toolDeleted: 'Tool deleted successfully!',
} as const;

/** Spec §2 and §9: how long a toast stays, and the one id that sign-in toasts share. */
export const TOAST_DURATION_MS = 5000;
export const SIGN_IN_TOAST_ID = 'sign-in';

/** Why a call was refused, where the sentence of errors.ts is too general. */
export const REFUSAL = {
  cancelUnpaidOnly: 'Only an unpaid order can be cancelled.',
  shipPaidOnly: 'Only a paid order can be shipped.',
  payUnpaidOnly: 'Only an unpaid order can be paid.',
  refundUnshippedOnly: 'Only a paid order that has not shipped can be refunded.',
  refundSettled: 'This refund was settled another way.',
  refundAtProvider: 'This refund was made at the payment provider. Please make it again there.',
  refundRefused:
    'The payment provider refuses to send this refund again. Please give the money back another way.',
  refundNotFailed: 'Only a refund that did not arrive can be settled another way.',
  paidTooLate: 'This order can no longer be paid. The payment is refunded in full.',
  paymentUnchecked:
    'The payment provider does not answer, so this payment could not be checked yet. If it went through, the order will show as paid by itself within a few minutes.',
  noneLeft: 'There are no units left.',
  oneLeft: 'There is only 1 unit left.',
  fewLeft: 'There are only {count} units left.',
  stockChanged: 'The stock changed in the meantime: {count} available now. Nothing was corrected.',
  answeredBefore: '{name} marked this as answered on {moment}.',
  alreadyVerified: 'Your email address is already verified.',
  twoStepsAlready: 'Two-step sign-in is on already.',
  notUtf8: 'The request body is not valid UTF-8.',
} as const;

type ValueOf<Of> = Of[keyof Of];

/**
 * Every sentence that a person may read and no page's texts hold. They are written, sent and kept in English; a
 * translation has each of them (texts/de/sentences.ts), and the browser shows it (lib/client/language/sentences.ts).
 */
export type Sentence =
  | ValueOf<typeof VALIDATION>
  | ValueOf<typeof SECOND_FACTOR>
  | ValueOf<typeof REFUSAL>
  | ValueOf<typeof BROWSER>
  | Extract<ValueOf<typeof TOAST>, string>
  | 'Order place successfully and your order value {value}'
  | (typeof PROBLEMS)[ProblemCode][2];
