/** Login, registration and the pages that mails link to. Names are those of decisions §5. */
export const auth = {
  email: 'Email',
  password: 'Password',
  name: 'Name',
  google: 'Continue with Google',
  noScript:
    'Signing in needs JavaScript, which is switched off in your browser. Please write to {email} or call {phone}.',
  or: 'or',
  aside: {
    title: 'One account for orders, payment and reviews.',
    points: [
      'Live stock and the price per unit, before you commit',
      'Pay by card, track every order to dispatch',
      'Cancel an unpaid order yourself, at any time',
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
    text: 'It takes a name, an e-mail address and a password.',
    passwordHint: 'At least 6 characters.',
    submit: 'Register',
    login: 'Login',
    loginHint: 'Already have an account?',
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
    text: 'One press, and your address is confirmed.',
    submit: 'Verify email',
    done: 'Your email address is verified.',
    missing:
      'This link is incomplete. Please open the link from the mail again, or ask for a new one in your dashboard.',
    dashboard: 'Go to my dashboard',
  },
  reset: {
    title: 'Choose a new password',
    heading: 'Choose a new password',
    text: 'It replaces the old one, and signs you out everywhere else.',
    newPassword: 'New password',
    submit: 'Save new password',
    done: 'Your password is changed. You can log in with it now.',
    missing: 'This link is incomplete. Please open the link from the mail again, or ask for a new one.',
    login: 'Go to login',
  },
};
