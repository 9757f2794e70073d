import 'server-only';
import { env } from '../config/env';
import { personalMark } from './audit-key';
import { findNewestOf } from './audit-log.repository';
import { auditValues } from './audit-values';
import { canonicalJson } from './canonical-json';
import { recordAuditEvent } from './record-audit-event';
import { sealAuditLog } from './seal-audit-log';

const ACTION = 'settings.changed';

/** The settings a store runs under, as the log keeps them: of keys, only whether they are the same as before. */
function currentSettings(): Record<string, unknown> {
  const settings = env();
  return {
    origin: new URL(settings.NEXTAUTH_URL).origin,
    mailFrom: settings.MAIL_FROM,
    contact: settings.CONTACT_EMAIL,
    orderExpiryHours: settings.ORDER_EXPIRY_HOURS,
    orderExpiryWarningHours: settings.ORDER_EXPIRY_WARNING_HOURS,
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

/** Writes the store's settings to the audit log if they are not those it last ran under. Called when a server starts. */
export async function recordSettings(): Promise<void> {
  await sealAuditLog();
  const after = currentSettings();
  const before = (await findNewestOf(ACTION))?.after ?? null;
  if (before && canonicalJson(before) === canonicalJson(auditValues(after, 'settings'))) return;
  await recordAuditEvent({
    action: ACTION,
    actor: 'system',
    subject: { kind: 'settings', id: null },
    ...(before ? { before } : {}),
    after,
  });
}
