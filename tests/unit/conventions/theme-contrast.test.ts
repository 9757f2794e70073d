import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { shop } from '#shop';
import { accentColors, GROUNDS } from '@/lib/server/platform/brand/accent-colors';
import { brandStyles } from '@/lib/server/platform/brand/brand-styles';
import { readLogo } from '@/lib/server/platform/brand/logo';
import { THEME } from '@/lib/server/platform/brand/theme';
import { contrast } from '@/tests/support/pages/contrast';

const STYLES = readFileSync(path.resolve(import.meta.dirname, '../../../app/globals.css'), 'utf8');
const BRAND = brandStyles(shop.accent, readLogo());

/** A token's value in the light and in the dark theme. */
function valuesOf(token: string): readonly [light: string, dark: string] {
  const [, named = ''] = new RegExp(`^\\s*--color-${token}: ([^;]+);`, 'm').exec(STYLES) ?? [];
  const [, name] = /^var\((--shop-[\w-]+)\)$/.exec(named) ?? [];
  const [, value = named] = name ? (new RegExp(`${name}:([^;]+);`).exec(BRAND) ?? []) : [];
  const [, light = value, dark = value] = /^light-dark\((#\w+), ?(#\w+)\)$/.exec(value) ?? [];
  return [light, dark];
}

/** Text of these tokens stands on these grounds. */
const PAIRS: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['ink', ['paper', 'surface', 'sunken', 'hover', 'danger-wash', 'accent-wash']],
  ['body', ['paper', 'surface', 'sunken']],
  // Of an empty card field too, refused or not.
  ['muted', ['paper', 'surface', 'danger-wash']],
  ['accent-ink', ['paper', 'surface', 'accent-wash']],
  ['on-accent', ['accent', 'accent-strong']],
  ['accent', ['on-accent']],
  ['accent-on-steel', ['steel']],
  ['danger', ['paper', 'surface', 'danger-wash']],
  ['on-danger', ['danger-strong']],
  ['success', ['paper', 'surface', 'success-wash']],
  ['info', ['paper', 'surface', 'info-wash']],
  ['on-steel', ['steel']],
  ['on-steel-muted', ['steel']],
];

it.each(PAIRS)('%s can be read on %j in both themes', (text, grounds) => {
  for (const ground of grounds)
    for (const theme of [0, 1] as const)
      expect(
        contrast(valuesOf(text)[theme], valuesOf(ground)[theme]),
        `${text} on ${ground}, ${theme === 0 ? 'light' : 'dark'}`,
      ).toBeGreaterThanOrEqual(4.5);
});

it('the colors that a shop may change are those of the pages', () => {
  for (const [place, theme] of (['light', 'dark'] as const).entries())
    for (const [token, color] of Object.entries(THEME[theme]))
      expect(valuesOf(token)[place], token).toBe(color);
});

it('accents are derived for the grounds that pages have', () => {
  for (const [place, theme] of (['light', 'dark'] as const).entries())
    for (const [token, color] of Object.entries(GROUNDS[theme]))
      expect(valuesOf(token)[place], token).toBe(color);
  expect(valuesOf('accent-ink')).toEqual([
    accentColors(shop.accent).light.ink,
    accentColors(shop.accent).dark.ink,
  ]);
});
