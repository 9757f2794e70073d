import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from '@/components/ui/controls/button';

const markup = (props: { busy?: boolean; disabled?: boolean }) =>
  renderToStaticMarkup(createElement(Button, props, 'Save'));

it('a button whose action runs is announced as busy and disabled, and can have the focus', () => {
  expect(markup({ busy: true })).toContain('aria-disabled="true" aria-busy="true"');
  expect(markup({ busy: true })).not.toContain(' disabled');
  expect(markup({ disabled: true })).toContain(' disabled=""');
  expect(markup({})).not.toMatch(/disabled|aria-/);
});
