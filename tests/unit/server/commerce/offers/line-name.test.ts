import { expect, it, vi } from 'vitest';
import { nameIn } from '@/lib/server/commerce/offers/line-name';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

it('the name of an offer’s line is that of the reader’s language, and in versions of before that of the offer’s', () => {
  const names = { en: 'Bench Vise', de: 'Schraubstock' };
  expect(nameIn({ name: 'Bench Vise', names }, 'de')).toBe('Schraubstock');
  expect(nameIn({ name: 'Schraubstock', names }, 'en')).toBe('Bench Vise');
  expect(nameIn({ name: 'Bench Vise' }, 'de')).toBe('Bench Vise');
});
