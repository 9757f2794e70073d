import type { Metadata } from 'next';

/** What the build makes of shop/logo.svg (lib/server/commerce/feeds/brand-files.ts). */
export const ICONS: Metadata['icons'] = {
  icon: [
    { url: '/favicon.ico', sizes: '48x48' },
    { url: '/brand/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
  apple: { url: '/brand/apple-icon.png', sizes: '180x180', type: 'image/png' },
};
