import type { MetadataRoute } from 'next';
import { BRAND } from '@/lib/shared/brand';
import { LANGUAGES } from '@/lib/shared/languages';
import { ROUTES } from '@/lib/shared/routes';
import { fillText } from '@/lib/shared/texts/fill-text';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { THEME_COLORS } from '@/lib/shared/theme-colors';

/** How the shop looks once someone keeps it on their home screen (https://www.w3.org/TR/appmanifest/). */
export default function manifest(): MetadataRoute.Manifest {
  const { shell } = textsFor(LANGUAGES.default);
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/brand/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    id: ROUTES.home,
    name: `${BRAND.name}: ${BRAND.tagline}`,
    short_name: BRAND.name,
    description: fillText(shell.description, { brand: BRAND.name }),
    lang: LANGUAGES.default,
    start_url: ROUTES.home,
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
