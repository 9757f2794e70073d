import { expect, it } from 'vitest';
import { renderMarkdown, renderWithPictures } from '@/lib/shared/markdown/render-markdown';

it('Markdown of legal pages has headings below that of the page, lists, tables and links', () => {
  expect(renderMarkdown('# One\n\n###### Six')).toBe('<h2>One</h2>\n<h6>Six</h6>\n');
  expect(renderMarkdown('## Two\n\n### Three')).toBe('<h2>Two</h2>\n<h3>Three</h3>\n');
  expect(renderMarkdown('- a\n- b')).toContain('<li>a</li>');
  expect(renderMarkdown('| a |\n|---|\n| b |')).toContain('<td>b</td>');
  expect(renderMarkdown('| a |\n|---|\n| b |')).toMatch(/^<div class="prose-table" tabindex="0">\n<table>/);
  expect(renderMarkdown('[us](https://shop.example/a)')).toContain('<a href="https://shop.example/a">us</a>');
  expect(renderMarkdown('[terms](/terms)')).toContain('href="/terms"');
  expect(renderMarkdown('Write to mail@shop.example')).toContain('href="mailto:mail@shop.example"');
});

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:msgbox)',
  '[x](//elsewhere.example)',
  '[x](/\\elsewhere.example)',
  '[x](</\t/elsewhere.example>)',
  '[x](java&#115;cript:alert(1))',
  '[x](&#1;javascript:alert(1))',
  '![x](https://elsewhere.example/pixel.gif)',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
  '"onmouseover="alert(1)',
])('Markdown of legal pages runs and loads nothing: %s', (source) => {
  expect(renderMarkdown(source)).not.toMatch(
    /<(?:script|img|iframe|object)|<[^>]*\son\w+=|(?:href|src)="(?!https?:|mailto:|tel:|\/[^/]|#)/i,
  );
});

it('pictures have the room of their size, where it is known', () => {
  const picture = `/files/${'a'.repeat(40)}.webp`;
  const html = renderWithPictures(`![vise](${picture}) ![hero](/hero.webp)`, {
    [picture]: { width: 1200, height: 800 },
  });
  expect(html).toContain(`<img src="${picture}" alt="vise" width="1200" height="800" loading="lazy">`);
  expect(html).toContain('<img src="/hero.webp" alt="hero" loading="lazy">');
});
