import { expect, it, vi } from 'vitest';
import { securityText } from '@/lib/server/commerce/feeds/well-known-files';

const contact = vi.hoisted(() => ({ security: 'security@shop.example' }));
vi.mock('@/lib/server/platform/config/site-origin', () => ({ siteOrigin: () => 'https://shop.example' }));
vi.mock('#shop', async () => {
  const { shop } = await import('@/tests/support/shop/reference-shop');
  return { shop: { ...shop, contact } };
});

it('security.txt names a mailbox or a page, until when it holds, and the languages', () => {
  const now = new Date('2026-11-28T10:00:00Z');
  expect(securityText(now)).toBe(
    [
      'Contact: mailto:security@shop.example',
      'Expires: 2027-05-27T00:00:00Z',
      'Preferred-Languages: en, de',
      'Canonical: https://shop.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
  contact.security = 'https://shop.example/report';
  expect(securityText(now)).toMatch(/^Contact: https:\/\/shop\.example\/report\n/);
});
