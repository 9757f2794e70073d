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
  nameRequired: 'Name required',
  nameTooLong: 'Please complete in 100 letter',
  quantityRequired: 'Quantity required',
  quantityBelowMoq: 'Quantity short than MOQ',
  quantityAboveAvailable: 'Quantity greater than available',
  quantityNotWhole: 'Quantity must be a whole number',
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
  fieldTooLong: 'Please shorten this text',
  unknownField: 'Unknown field',
  invalid: 'Invalid value',
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
