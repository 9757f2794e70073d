import { ofShop } from '#shop-texts';
/** `{brand}` is the shop's name and `{contact}` its address, in every mail. */
export const mails = ofShop('en', 'mails', {
  unsubscribe: 'Unsubscribe from this list',
  verification: {
    subject: 'Verify your email address for {brand}',
    preview: 'One click and your email address is confirmed.',
    heading: 'Welcome to {brand}',
    paragraphs: [
      'An account at {brand} was created with this email address. Please confirm that it is yours.',
    ],
    action: 'Verify email address',
    notes: [
      'The link works once, for 24 hours.',
      'If you did not create an account, press “This was not me” on the page that the link opens: that closes it.',
    ],
  },
  passwordReset: {
    subject: 'Reset your password for {brand}',
    preview: 'Choose a new password.',
    heading: 'Choose a new password',
    paragraphs: [
      'Someone asked to reset the password of your account at {brand}.',
      'Choosing a new password signs you out everywhere else.',
    ],
    action: 'Reset password',
    notes: [
      'The link works once, for one hour.',
      'If you didn’t ask for this, you can ignore this email: your password stays the same.',
    ],
  },
  invitation: {
    subject: 'Your account at {brand}',
    preview: 'Choose a password to sign in.',
    heading: 'Welcome to {brand}',
    paragraphs: [
      'We have opened an account for you, with your details and your prices.',
      'Choose a password to sign in with this email address.',
    ],
    action: 'Choose a password',
    notes: [
      'The link works once, for seven days. Later, “Forget Password?” on the login page sends you a new one.',
      'If you don’t want an account, you can ignore this email.',
    ],
  },
  passwordRemoved: {
    subject: 'The password of your account at {brand} was removed',
    preview: 'You sign in with Google now, and everyone else was signed out.',
    heading: 'You sign in with Google now',
    paragraphs: [
      'You signed in to your account at {brand} with Google. The account also had a password, but it was never confirmed that the owner of this address had set it: someone else could have registered with it first.',
      'So we removed that password and signed the account out everywhere else. You can go on with Google, or choose a new password with “Forget Password?” on the login page.',
    ],
    action: 'Go to login',
    notes: [
      'Please check your profile and your orders. If anything there isn’t yours, write to {contact}.',
      'If you did not sign in with Google, please write to {contact} at once.',
    ],
  },
  secondFactorRemoved: {
    subject: 'Two-step sign-in of your account at {brand} was removed',
    preview: 'It was set up before this address was known to be yours.',
    heading: 'Two-step sign-in was removed',
    paragraphs: [
      'Your account at {brand} had two-step sign-in on, but it was never confirmed that the owner of this address had set it up: someone else could have registered with it first.',
      'So we removed it now that you proved the address to be yours. You can switch two-step sign-in on again at any time; it stays from now on.',
    ],
    action: 'Go to security',
    notes: [
      'If you neither reset your password nor signed in with Google just now, please write to {contact} at once.',
    ],
  },
  accountClosed: {
    subject: 'Your account at {brand} is closed',
    preview: 'Your account and your personal data were removed.',
    heading: 'Your account is closed',
    paragraphs: [
      'Hello {name}, your account at {brand} was closed, and your name, email, phone and address were removed from your orders.',
      'Invoices stay as they were issued: the law requires us to keep them.',
    ],
    notes: ['If you didn’t close it, please write to {contact} at once.'],
  },
  confirmNewsletter: {
    subject: 'Please confirm the {brand} newsletter',
    preview: 'One click, and you are on the list.',
    heading: 'Do you want our newsletter?',
    paragraphs: [
      'Someone entered this address for the newsletter of {brand}: new tools, price changes and lead times, at most once a month.',
      'Please confirm that it was you. Without that we send nothing.',
    ],
    action: 'Confirm the newsletter',
    notes: [
      'The link works for {days} days; after that, addresses that were not confirmed are deleted.',
      'If it wasn’t you, you can ignore this email.',
    ],
  },
  welcome: {
    subject: 'You are on the {brand} newsletter',
    preview: 'New tools, price changes and lead times, at most once a month.',
    heading: 'You are on the list',
    paragraphs: [
      'Thank you. From now on you will hear about new tools, price changes and lead times, at most once a month.',
    ],
    action: 'See the latest tools',
  },
  alreadySubscribed: {
    subject: 'You are already on the {brand} newsletter',
    preview: 'Nothing to do: this address already receives it.',
    heading: 'You are on the list already',
    paragraphs: [
      'Someone entered this address for the newsletter of {brand}. It is on the list already, so there is nothing to do.',
    ],
  },
});
