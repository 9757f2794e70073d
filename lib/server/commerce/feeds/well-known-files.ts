import type { MetadataRoute } from 'next';
import { shop } from '#shop';
import { readTheme } from '@/lib/server/platform/brand/theme';
import { siteOrigin } from '@/lib/server/platform/config/site-origin';
import { dayOf, shiftDay } from '@/lib/shared/dates/zoned-days';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { MEMBER_PREFIXES, ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { shell as german } from '@/lib/shared/texts/de/shell';
import { shell as english } from '@/lib/shared/texts/en/shell';
import { inLanguage } from '@/lib/shared/texts/in-language';
import { SECURITY_TEXT_PATH, SITEMAP_PATH } from '@/lib/shared/tools/catalogue/feeds';

const CLOSED_PAGES: readonly string[] = [...MEMBER_PREFIXES, ROUTES.verifyEmail, ROUTES.resetPassword];

/** RFC 9309. */
export function crawlerRules(): MetadataRoute.Robots {
  const pages = LANGUAGES.all.flatMap((language) => CLOSED_PAGES.map((path) => localPath(path, language)));
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', ...pages] },
    sitemap: new URL(SITEMAP_PATH, siteOrigin()).href,
  };
}

/** At most a year (RFC 9116, 2.5.5). */
const VALID_DAYS = 180;

/** Returns security.txt: where weaknesses are reported (RFC 9116). */
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

const shellTextsIn = inLanguage({ en: english, de: german });

/**
 * https://www.w3.org/TR/appmanifest/. One app for all languages, opening in the one it was installed in; hence not
 * the `manifest.ts` of Next.js, which is at the root of app/ only.
 */
export function webManifest(language: Language): MetadataRoute.Manifest {
  const shell = shellTextsIn(language);
  const ground = readTheme().light.paper ?? '';
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/brand/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: ROUTES.home,
    name: `${shop.name}: ${shell.tagline}`,
    short_name: shop.name,
    description: fillText(shell.description, { brand: shop.name }),
    lang: language,
    start_url: localPath(ROUTES.home, language),
    scope: ROUTES.home,
    display: 'minimal-ui',
    background_color: ground,
    theme_color: ground,
    categories: ['business', 'shopping'],
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
}
