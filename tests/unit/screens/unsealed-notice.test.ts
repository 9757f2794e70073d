import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { UnsealedNotice } from '@/components/audit/audit-table';
import { textsFor } from '@/lib/shared/texts/texts-for';

vi.mock('@/shop.config', () => import('@/tests/support/shop/reference-shop'));

function notice(isolated: number, unknownKey: number): string {
  const texts = textsFor('en').audit.unsealed;
  const html = renderToStaticMarkup(createElement(UnsealedNotice, { isolated, unknownKey, texts }));
  return html.replace(/<[^>]*>/g, ' ');
}

it('the notice shows how many events the audit log lacks, and is absent while it lacks none', () => {
  expect(notice(0, 0)).toBe('');
  expect(notice(1_204, 0)).toMatch(/1,204 events were changed/);
  expect(notice(1, 0)).toMatch(/1 event was changed/);
  expect(notice(0, 1)).toMatch(/1 event waits for the key/);
  expect(notice(2, 3)).toMatch(/2 events were changed.*3 events wait for the key/s);
});
