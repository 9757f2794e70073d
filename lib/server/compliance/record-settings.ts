import { canonicalJson, personalMark } from '@/lib/server/platform/audit-log/chain';
import { readNewestEntry } from '@/lib/server/platform/audit-log/read-audit-log';
import { auditValues } from '@/lib/server/platform/audit-log/record-audit-event';
import { env } from '@/lib/server/platform/config/env';
import { recordComplianceEvent } from './compliance-events';

const ACTION = 'settings.changed';

/** Secrets are marks that show only whether they changed. */
function currentSettings(): Record<string, unknown> {
  const settings = env();
  return {
    origin: new URL(settings.NEXTAUTH_URL).origin,
    mailFrom: settings.MAIL_FROM,
    contact: settings.CONTACT_EMAIL,
    orderExpiryHours: settings.ORDER_EXPIRY_HOURS,
    orderExpiryWarningHours: settings.ORDER_EXPIRY_WARNING_HOURS,
    orderExpiryHoursUnverified: settings.ORDER_EXPIRY_HOURS_UNVERIFIED,
    openOrders: [settings.OPEN_ORDERS_MAX, settings.OPEN_ORDERS_MAX_UNVERIFIED],
    accountGraceDays: settings.ACCOUNT_GRACE_DAYS,
    bankDetails: settings.BANK_DETAILS,
    paymentIntents: settings.PAYMENT_INTENTS_MAX,
    declines: settings.CARD_DECLINES_MAX,
    rateLimitScale: settings.RATE_LIMIT_SCALE,
    trustedProxies: settings.TRUSTED_PROXIES,
    adminsNeedSecondFactor: settings.REQUIRE_ADMIN_TOTP,
    googleSignIn: settings.GOOGLE_CLIENT_ID !== undefined,
    sessionKey: personalMark(settings.NEXTAUTH_SECRET),
    accessKey: personalMark(settings.ACCESS_TOKEN_SECRET),
    secondFactorKey: personalMark(settings.SECOND_FACTOR_SECRET),
    paymentKey: personalMark(settings.STRIPE_SECRET_KEY),
  };
}

/** Nothing is recorded unless they differ from those recorded last. Called when a server starts. */
export async function recordSettings(): Promise<void> {
  const after = currentSettings();
  const before = (await readNewestEntry(ACTION))?.after ?? null;
  if (before && canonicalJson(before) === canonicalJson(auditValues(after, 'settings'))) return;
  await recordComplianceEvent(ACTION, { before, after });
}
