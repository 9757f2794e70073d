import type { ShopConfig } from '@/lib/server/platform/shop/shop-config.schema';

/**
 * For tests that prove how something is written, whatever the shop's folder says:
 * `vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));`
 */
export const shop: ShopConfig = {
  name: 'Reference Tools',
  contact: {
    email: 'hello@reference.example',
    phone: '+1 555 010 0100',
    address: '1 Test Street, Springfield',
    security: 'security@reference.example',
  },
  legal: { name: 'Reference Tools Inc.', taxId: 'US-1', register: 'No. 2', directors: ['Ada Lind'] },
  copyrightYear: 2019,
  currency: 'USD',
  languages: { en: 'en-US', de: 'de-DE' },
  timeZone: 'UTC',
  registrationEmails: 'specification',
  accent: '#336699',
  showName: true,
  pages: {
    blog: true,
    portfolio: true,
    reviews: true,
    engineers: true,
    newsletter: true,
    quickOrder: true,
  },
};
