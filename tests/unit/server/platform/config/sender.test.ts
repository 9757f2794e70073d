import { expect, it, vi } from 'vitest';
import { envSchema } from '@/lib/server/platform/config/settings/settings';

vi.mock('#shop', async () => {
  const { shop } = await import('@/tests/support/shop/reference-shop');
  return { shop: { ...shop, name: 'Krämer, "Voss" & Co.' } };
});

it('mails are sent in the name of the shop, whatever marks it has', () => {
  expect(envSchema.shape.MAIL_FROM.parse(undefined)).toBe(
    '"Krämer, \\"Voss\\" & Co." <no-reply@reference.example>',
  );
});
