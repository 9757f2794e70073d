/** The settings without which a store does not start, for tests of code that reads them: `Object.assign(process.env, ENVIRONMENT)`. */
export const ENVIRONMENT = {
  NEXTAUTH_URL: 'http://localhost:3000',
  NEXTAUTH_SECRET: 'n'.repeat(40),
  ACCESS_TOKEN_SECRET: 'a'.repeat(40),
  AUDIT_LOG_SECRET: 'l'.repeat(40),
  SECOND_FACTOR_SECRET: 's'.repeat(40),
  MONGODB_URI: 'mongodb://localhost:1',
  STRIPE_SECRET_KEY: 'sk_test_unit',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_unit',
  STRIPE_WEBHOOK_SECRET: 'whsec_unit_tests',
  SMTP_URL: 'smtp://localhost:1',
  FORGELINE_EMULATORS: '1',
} as const;
