import { ofShop } from '#shop-texts';
/** Names are those of product §11.1. */
export const auth = ofShop('en', 'auth', {
  email: 'Email',
  password: 'Password',
  shown: { show: 'Show', hide: 'Hide' },
  name: 'Name',
  google: 'Continue with Google',
  noScript:
    'Signing in requires JavaScript, which is turned off in your browser. Please write to {email} or call {phone}.',
  or: 'or',
  aside: {
    title: 'One account for orders, payment and reviews.',
    points: [
      'Live stock and the price per unit, before you commit',
      'Pay by card and track every order until it ships',
      'Cancel unpaid orders yourself at any time',
    ],
  },
  login: {
    title: 'Login',
    heading: 'Login',
    text: 'Welcome back. Sign in to order and to follow your orders.',
    submit: 'Login',
    forgot: 'Forget Password?',
    register: 'Create new account',
    registerHint: 'New here?',
  },
  register: {
    title: 'Register',
    heading: 'Register',
    text: 'All you need is a name, an email address and a password.',
    emailHint: 'Only letters and digits before the @, without dots or hyphens.',
    googleHint: 'Works with any address of a Google account, and needs no password here.',
    passwordHint: 'At least 6 characters.',
    submit: 'Register',
    login: 'Login',
    loginHint: 'Already have an account?',
  },
  wanted: {
    label: 'Your selection',
    login: 'Log in to place your order. Your account is where you pay, track orders and cancel unpaid ones.',
    register:
      'Create an account to place your order. It is where you pay, track orders and cancel unpaid ones.',
  },
  strength: {
    weak: 'Easy to guess.',
    fair: 'Fair. A longer one is safer.',
    good: 'Hard to guess.',
  },
  signedIn: {
    as: 'You are signed in as {email}.',
    adminNeeded: 'The page you asked for needs an admin account.',
    switch: 'Switch account',
    dashboard: 'Go to my dashboard',
    retry: 'Try that page again',
    continue: 'Continue',
  },
  verify: {
    title: 'Verify your email address',
    heading: 'Verify your email address',
    text: 'An account was created with your email address. If that was you, confirm it with one click.',
    name: 'Name',
    email: 'Email',
    registered: 'Created',
    submit: 'Verify email',
    done: 'Your email address is verified.',
    missing:
      'This link is incomplete. Please open the link in the email again, or request a new one in your dashboard.',
    invalid:
      'This link is no longer valid. Each link works once, expires after 24 hours and is replaced by a newer one. If you have already verified the address, there is nothing left to do. Otherwise request a new link in your dashboard.',
    dashboard: 'Go to my dashboard',
    reject: {
      heading: 'Didn’t create this account?',
      text: 'Someone else entered your address. You can close the account here: no one can use it anymore, its unpaid orders are canceled, and your address is free again.',
      submit: 'This was not me',
      title: 'Close this account?',
      confirmText: 'The account of “{name}” will be permanently closed. This cannot be undone.',
      done: 'The account is closed, and your address is free again.',
      home: 'Go to the home page',
    },
  },
  reset: {
    title: 'Choose a new password',
    heading: 'Choose a new password',
    text: 'It replaces the old one, and signs you out everywhere else.',
    newPassword: 'New password',
    passwordHint: 'At least 6 characters.',
    submit: 'Save new password',
    done: 'Your password has been changed. You can now log in with it.',
    missing: 'This link is incomplete. Please open the link in the email again, or request a new one.',
    login: 'Go to login',
  },
});
