import { expect, it, vi } from 'vitest';
import { valueText } from '@/components/imports/columns-table';

vi.mock('@/shop.config', () => import('@/tests/support/shop/reference-shop'));

it('a change shows figures of specifications as a page of its language does', () => {
  const specs = [
    { name: 'Weight', value: '12.5', unit: 'kg' },
    { name: 'Speed', value: '12,250', unit: 'rpm' },
    { name: 'Norm', value: 'DIN 338.5' },
  ];
  expect(valueText('specs', specs, 'en')).toBe('Weight: 12.5 kg; Speed: 12,250 rpm; Norm: DIN 338.5');
  expect(valueText('specs', specs, 'de')).toBe('Weight: 12,5 kg; Speed: 12.250 min⁻¹; Norm: DIN 338.5');
  expect(valueText('packs', [{ name: 'Box', units: 1000 }], 'de')).toBe('Box (1.000)');
});
