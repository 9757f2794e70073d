import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { VatState } from '@/components/companies/tax/vat-state';
import type { CompanyVatFacts } from '@/lib/shared/companies/vat-check.schema';
import { textsFor } from '@/lib/shared/texts/texts-for';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));
vi.mock('next/navigation', () => ({
  usePathname: () => '/en/dashboard/company',
  useRouter: () => ({ refresh: () => undefined }),
}));

const CHECKED = { checkedAt: '2026-11-20T12:00:00.000Z' };

function shown(vat: CompanyVatFacts, checks?: 'own'): string {
  const { vat: texts } = textsFor('en').companyTax;
  const html = renderToStaticMarkup(
    createElement(VatState, { vatId: 'ATU13585627', vat, texts, ...(checks && { checks }) }),
  );
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

it.each<[CompanyVatFacts, RegExp]>([
  [
    { state: 'valid', by: 'vies', ...CHECKED },
    /^ATU13585627 Confirmed Confirmed by the EU’s service on Nov 20, 2026/,
  ],
  [{ state: 'valid', by: 'admin', ...CHECKED }, /^ATU13585627 Confirmed Confirmed by us on Nov 20, 2026/],
  [
    { state: 'waiting', ...CHECKED },
    /^ATU13585627 Not confirmed yet Until it is confirmed, orders are taxed as without a number\.$/,
  ],
  [
    { state: 'invalid', by: 'vies', ...CHECKED },
    /^ATU13585627 Not valid The EU’s service says so, Nov 20, 2026/,
  ],
])('a number is shown with whether it is confirmed, by whom and when: %j', (vat, text) => {
  expect(shown(vat)).toMatch(text);
});

it('only who may change the company can have the service asked again', () => {
  expect(shown({ state: 'waiting' })).not.toContain('Check Again');
  expect(shown({ state: 'waiting' }, 'own')).toContain('Check Again');
});
