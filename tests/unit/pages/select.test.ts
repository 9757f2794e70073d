import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Select } from '@/components/ui/controls/field';

it('a select leaves the room for its arrow to the style of the arrow', () => {
  const html = renderToStaticMarkup(createElement(Select, { look: 'inline' }));
  expect(html).toMatch(/\bpicker\b/);
  // Padding on both sides would override the one that the arrow needs.
  expect(html).not.toMatch(/\b(?:px|pe|pr|p)-\d/);
});
