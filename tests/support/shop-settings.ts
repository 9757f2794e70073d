/** Settings of a store whose orders nothing caps, for tests that run its use cases in their own process. */
export function shopSettings(database: string) {
  return {
    MONGODB_URI: '',
    MONGODB_DB: database,
    NEXTAUTH_URL: 'http://localhost:3000',
    CONTACT_EMAIL: 'sales@example.com',
    AUDIT_LOG_SECRET: 'a'.repeat(32),
    AUDIT_LOG_SECRET_PREVIOUS: [],
    ORDER_EXPIRY_HOURS: 72,
    ORDER_EXPIRY_HOURS_UNVERIFIED: 24,
    ORDER_EXPIRY_WARNING_HOURS: 24,
    OPEN_ORDERS_MAX: 1_000,
    OPEN_ORDERS_MAX_UNVERIFIED: 1_000,
    ACCOUNT_GRACE_DAYS: 14,
    BANK_DETAILS: '',
    UNCAPPED_ACCOUNTS: true,
    STORE_TIME_ZONE: 'UTC',
    SHIPPING_CUT_OFF_HOUR: 14,
    SHIPPING_DAYS: ['mon', 'tue', 'wed', 'thu', 'fri'],
    SHIPPING_HOLIDAYS: [],
  };
}
