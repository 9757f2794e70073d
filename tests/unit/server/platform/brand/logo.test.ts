import { expect, it } from 'vitest';
import { brandStyles } from '@/lib/server/platform/brand/brand-styles';
import { parseLogo, readLogo } from '@/lib/server/platform/brand/logo';

const shape = '<path d="M0 0h9v9z" fill="url(#a)"/>';
const svg = (content: string, attributes = 'viewBox="0 0 96 48"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`;

it('this shop’s logo is usable', () => {
  expect(() => readLogo()).not.toThrow();
});

it('a logo is its drawing, without what editors write around it, and as wide as its viewBox says', () => {
  const drawing = svg(shape, 'width="9cm" viewBox="-1,0 96 4.8e1"');
  expect(parseLogo(`\uFEFF<?xml version="1.0"?>\n<!DOCTYPE svg>\n<!-- Ink --> ${drawing}\n`)).toEqual({
    svg: drawing,
    ratio: 2,
  });
});

it.each([
  ['is no SVG', 'GIF89a'],
  ['has no viewBox', svg(shape, 'width="96" height="48"')],
  ['has <text>', svg('<text>Nordwerk</text>')],
  ['has scripts', svg('<script>alert(1)</script>')],
  ['has scripts', svg('<g onclick="alert(1)"/>')],
  ['refers to other files', svg('<image href="data:image/png;base64,AA=="/>')],
  ['refers to other files', svg('<use xlink:href="https://example.com/a.svg#b"/>')],
  ['refers to other files', svg('<style>@import "a.css";</style>')],
  ['is larger than 16 KB', svg(`<path d="${'M0 0'.repeat(5000)}"/>`)],
  ['must be at most 5 times as wide as tall', svg(shape, 'viewBox="0 0 600 100"')],
  ['must be at most 5 times as wide as tall', svg(shape, 'viewBox="0 0 0 0"')],
])('a logo that %s is refused with that reason', (reason, text) => {
  expect(() => parseLogo(text)).toThrow(`logo.svg: it ${reason}`);
});

it('the style sheet has the logo as it is, however it is quoted', () => {
  for (const drawing of [svg(`<path id='a' d="M0 0"/>\n  <g fill="#123"/>`), svg('<g fill="#1234"/>')]) {
    const styles = brandStyles('#0f7bd1', parseLogo(drawing));
    const [, url = ''] = /--shop-mark:url\("data:image\/svg\+xml,([^"\n]+)"\);/.exec(styles) ?? [];
    const plain = (text: string) => text.replaceAll('"', "'").replace(/>\s+</g, '><');
    expect(plain(decodeURIComponent(url))).toBe(plain(drawing));
    expect(styles).toContain('--shop-mark-width:4rem;');
  }
});
