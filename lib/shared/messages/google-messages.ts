export const GOOGLE = {
  'google-not-linked':
    'An account with this e-mail exists already, and Google has not verified the address. Please log in with your password.',
  'google-denied': 'Google did not allow this sign-in.',
  'google-failed': 'Signing in with Google did not work. Please try again.',
} as const;
