import { ofShop } from '#shop-texts';
export const privacy = ofShop('en', 'privacy', {
  heading: 'Download your data',
  download: {
    text: 'One file with everything we hold about you: account, logins, orders, reviews, requests and messages.',
    submit: 'Download My Data',
  },
  closed: { buyer: 'Closed account', removed: 'Removed' },
  close: {
    heading: 'Close account',
    text: 'Your account is permanently closed. Unpaid orders are canceled. Orders and reviews stay without your name; invoices stay as they were issued, as the law requires.',
    password: 'Your password',
    noPassword:
      'You log in with Google: please log out and in again first if you logged in more than ten minutes ago.',
    submit: 'Close Account',
    title: 'Close your account?',
    confirmText:
      'You will be logged out everywhere, and {email} can be used to register again. This cannot be undone.',
    closed: 'Your account is closed.',
  },
});
