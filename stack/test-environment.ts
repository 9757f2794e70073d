import type { Ports } from './ports';
import type { Stack } from './stack';

export type TestStore = Record<string, string>;

export const TEST_SETTINGS = {
  // The whole suite comes from one address; the account's own limit is not scaled by it (product §12.4).
  RATE_LIMIT_SCALE: '10000',
  // The rule that the tests prove, whichever the shop has.
  REGISTRATION_EMAILS: 'specification',
  // One person of the access table places an order in nearly every row.
  OPEN_ORDERS_MAX: '1000',
  OPEN_ORDERS_MAX_UNVERIFIED: '1000',
} as const;

export function testEnvironment(
  stack: Stack,
  { ports, database, logFile }: { ports: Ports; database: string; logFile: string },
): TestStore {
  return {
    STORE_URL: stack.url,
    MAILBOX_URL: `http://127.0.0.1:${ports.mail}`,
    STRIPE_EMULATOR_URL: `http://127.0.0.1:${ports.stripe}`,
    GOOGLE_EMULATOR_URL: `http://127.0.0.1:${ports.google}`,
    VIES_EMULATOR_URL: `http://127.0.0.1:${ports.vies}`,
    WEBHOOK_RECEIVER_PORT: String(ports.receiver),
    STORE_MONGODB_URI: stack.environment.MONGODB_URI ?? '',
    STORE_MONGODB_DB: database,
    STORE_ENVIRONMENT: JSON.stringify(stack.environment),
    STORE_LOG: logFile,
  };
}
