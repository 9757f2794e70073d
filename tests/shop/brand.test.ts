import { expect, it } from 'vitest';
import { shop } from '#shop';
import { accentColors } from '@/lib/server/platform/brand/accent-colors';

it('the accent is a yellow (product §2.4), with dark text on it', () => {
  expect(accentColors(shop.accent)).toEqual({
    accent: '#ffc629',
    strong: '#f0b400',
    onAccent: '#15181c',
    onSteel: '#ffc629',
    light: { ink: '#7a5600', wash: '#fff4d1' },
    dark: { ink: '#ffd35c', wash: '#2e2610' },
  });
});
