import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FullScreenSpinner } from '@/components/ui/loading';

it('the spinner of sign-in covers the screen, centred, 100 px and in the accent (product §2.4)', () => {
  const html = renderToStaticMarkup(createElement(FullScreenSpinner, { label: 'Loading' }));
  expect(html).toMatch(/^<div class="[^"]*\bfixed inset-0\b[^"]*\bplace-items-center\b/);
  expect(html).toContain('role="status"');
  expect(html).toContain('aria-label="Loading"');
  expect(html).toMatch(/<svg width="100" height="100"[^>]*\btext-accent\b/);
});
