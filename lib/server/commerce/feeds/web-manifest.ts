import 'server-only';
import type { MetadataRoute } from 'next';
import { BRAND, THEME_COLORS } from '@/lib/shared/site/brand';
import type { Language } from '@/lib/shared/site/languages';
import { localPath } from '@/lib/shared/site/local-path';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/texts/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';

/**
 * Returns the manifest of the shop as an installed app (https://www.w3.org/TR/appmanifest/). One app in every language,
 * which opens in the one it was installed in: hence a route of our own, since Next.js takes `manifest.ts` at the root
 * of app/ alone.
 */
export function webManifest(language: Language): MetadataRoute.Manifest {
  const { shell } = textsFor(language);
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/brand/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: ROUTES.home,
    name: `${BRAND.name}: ${shell.tagline}`,
    short_name: BRAND.name,
    description: fillText(shell.description, { brand: BRAND.name }),
    lang: language,
    start_url: localPath(ROUTES.home, language),
    scope: ROUTES.home,
    display: 'minimal-ui',
    background_color: THEME_COLORS.light,
    theme_color: THEME_COLORS.light,
    categories: ['business', 'shopping'],
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
}
