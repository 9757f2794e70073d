import { expect, it, vi } from 'vitest';
import { layoutMail } from '@/lib/server/platform/mail/templates/layout';
import { imprintOf, letterhead } from '@/lib/server/platform/shop/letterhead';
import { shop as referenceShop } from '@/tests/support/shop/reference-shop';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

it('papers name register, tax number and managing directors below the sender', () => {
  expect(letterhead('de')).toEqual({
    name: 'Reference Tools Inc.',
    lines: [
      '1 Test Street, Springfield',
      'hello@reference.example  +1 555 010 0100',
      'US-1  No. 2  Geschäftsführung: Ada Lind',
    ],
  });
});

it('mails end with who is registered, as text and as HTML', () => {
  const parts = { subject: 'Hello', preview: '', heading: 'Hello', paragraphs: [] };
  const { text, html } = layoutMail({ language: 'en', ...parts });
  expect(text).toMatch(
    /\n\nReference Tools Inc\. · 1 Test Street, Springfield\nUS-1 · No\. 2 · Managing directors: Ada Lind$/,
  );
  expect(html).toContain('Springfield<br>US-1 · No. 2 · Managing directors: Ada Lind</p>');
});

it('the imprint of a shop that has published none says what its folder does, if that is enough', () => {
  expect(imprintOf('en')).toBe(
    [
      ...['**Reference Tools Inc.**', '1 Test Street, Springfield'],
      ...['[hello@reference.example](mailto:hello@reference.example)', '+1 555 010 0100'],
      ...['US-1', 'No. 2', 'Managing directors: Ada Lind'],
    ].join('\n\n'),
  );
  const { legal } = referenceShop;
  referenceShop.legal = { ...legal, register: null, directors: [] };
  expect(imprintOf('en')).toBeUndefined();
  referenceShop.legal = legal;
});
