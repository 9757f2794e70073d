/** What a customer may do with their own data. */
export const privacy = {
  heading: 'Your data',
  download: {
    text: 'Everything we hold of you in one file: account, logins, orders, reviews, requests and messages.',
    submit: 'Download My Data',
  },
  /** In place of the person's data in orders and requests of a closed account. */
  closed: { buyer: 'Closed account', removed: 'Removed' },
  close: {
    heading: 'Close account',
    text: 'Your account goes for good. Unpaid orders are cancelled. Orders and reviews stay without your name; invoices stay as they were issued, as the law asks.',
    password: 'Your password',
    noPassword:
      'You log in with Google: please log out and in again first if you logged in more than ten minutes ago.',
    submit: 'Close Account',
    title: 'Close your account?',
    confirmText:
      'You are logged out everywhere, and {email} is free to register again. This cannot be undone.',
    closed: 'Your account is closed.',
  },
};
