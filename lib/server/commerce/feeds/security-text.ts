import 'server-only';
import { siteOrigin } from '@/lib/server/platform/config/site-origin';
import { dayOf, shiftDay } from '@/lib/shared/dates/zoned-days';
import { LANGUAGES } from '@/lib/shared/site/languages';
import { SECURITY_TEXT_PATH } from '@/lib/shared/tools/catalogue/feeds';
import { shop } from '@/shop.config';

/** At most a year (RFC 9116, 2.5.5). */
const VALID_DAYS = 180;

/** Where weaknesses are reported (RFC 9116). */
export function securityText(now: Date): string {
  const { security } = shop.contact;
  const fields = {
    Contact: security.startsWith('https:') ? security : `mailto:${security}`,
    Expires: `${shiftDay(dayOf(now, 'UTC'), { days: VALID_DAYS })}T00:00:00Z`,
    'Preferred-Languages': LANGUAGES.all.join(', '),
    Canonical: new URL(SECURITY_TEXT_PATH, siteOrigin()).href,
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
