import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from '@/components/ui/controls/button';
import { Select } from '@/components/ui/controls/select';
import { FullScreenSpinner } from '@/components/ui/spinner';

const markup = (props: { busy?: boolean; disabled?: boolean }) =>
  renderToStaticMarkup(createElement(Button, props, 'Save'));

it('a button whose action runs is announced as busy and disabled, and can have the focus', () => {
  expect(markup({ busy: true })).toContain('aria-disabled="true" aria-busy="true"');
  expect(markup({ busy: true })).not.toContain(' disabled');
  expect(markup({ disabled: true })).toContain(' disabled=""');
  expect(markup({})).not.toMatch(/disabled|aria-/);
});

it('a select leaves the room for its arrow to the style of the arrow', () => {
  const html = renderToStaticMarkup(createElement(Select, { look: 'inline' }));
  expect(html).toMatch(/\bpicker\b/);
  // Padding on both sides would override the one that the arrow needs.
  expect(html).not.toMatch(/\b(?:px|pe|pr|p)-\d/);
});

it('the spinner of sign-in covers the screen, centred, 100 px and in the accent (product §2.4)', () => {
  const html = renderToStaticMarkup(createElement(FullScreenSpinner, { label: 'Loading' }));
  expect(html).toMatch(/^<div class="[^"]*\bfixed inset-0\b[^"]*\bplace-items-center\b/);
  expect(html).toContain('role="status"');
  expect(html).toContain('aria-label="Loading"');
  expect(html).toMatch(/<svg width="100" height="100"[^>]*\btext-accent\b/);
});
