/**
 * Takes the place of `platform/config/env` for tests of the store's own code, which needs no other settings:
 * `vi.mock('@/lib/server/platform/config/env', () => import('@/tests/unit/server/settings'))`.
 */
export const settings = {
  MONGODB_URI: '',
  MONGODB_DB: 'unit',
  AUDIT_LOG_SECRET: 'a'.repeat(32),
  AUDIT_LOG_SECRET_PREVIOUS: [],
  STORE_TIME_ZONE: 'UTC',
  CONTACT_LANGUAGE: 'de',
  CONTACT_EMAIL: 'shop@example.com',
  NEXTAUTH_URL: 'http://localhost:3000',
  LOW_STOCK_UNITS: 5,
};

export const env = () => settings;
