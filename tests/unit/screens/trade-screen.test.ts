import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { TradeScreen } from '@/components/trade/trade-screen';
import { textsFor } from '@/lib/shared/texts/texts-for';
import type { TradeResponse } from '@/lib/shared/trade/trade-calls.schema';
import { PARCEL_TRADE, VAT_TRADE } from '@/tests/support/trade-settings';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));
vi.mock('next/navigation', () => ({
  usePathname: () => '/en/dashboard/trade',
  useRouter: () => ({}),
  useSearchParams: () => new URLSearchParams('tab=shipping'),
}));

const TRADE: TradeResponse = { revision: 3, source: 'store', ...PARCEL_TRADE, warnings: [] };

function htmlOf(trade: TradeResponse, language: 'en' | 'de' = 'en'): string {
  const { trade: own, costs, editor, shell } = textsFor(language);
  return renderToStaticMarkup(
    createElement(TradeScreen, {
      trade,
      saved: null,
      countries: [
        ['AT', 'Austria'],
        ['DE', 'Germany'],
      ],
      words: {
        ...{ method: { en: 'Parcel', de: 'Paket' }, country: 'DE' },
        classes: {
          standard: { en: 'Standard', de: 'Regelsatz' },
          reduced: { en: 'Reduced', de: 'Ermäßigt' },
        },
      },
      texts: { own, costs, confirm: { ...editor.leave, ...shell.confirm } },
    }),
  );
}

const labelsIn = (html: string) =>
  [...html.matchAll(/<label[^>]*>([^<]+)</g)].map(([, label = '']) => label.replaceAll('&#x27;', '’'));

it('the fields of seller, zones, methods and prices have their names before any script runs', () => {
  const html = htmlOf(TRADE);
  const labels = new Set(labelsIn(html));
  for (const name of [
    ...['Company name', 'Street', 'Addition', 'Postal code', 'City', 'Region', 'Country', 'VAT number'],
    ...['Tax number', 'Register entry', 'Contact person', 'Phone', 'Email', 'IBAN', 'BIC', 'Bank'],
    ...['Zone name', 'Regions', 'Postal codes', 'Method name', 'Kind', 'Zone', 'Price by', 'Price'],
    ...['Free from', 'Bulky surcharge', 'On request', 'No tax'],
    ...['VAT', 'US sales tax'],
  ])
    expect([name, labels.has(name)]).toEqual([name, true]);
  for (const group of ['Zone DE', 'Zone Rest', 'Method Parcel', 'Prices of Parcel'])
    expect(html).toContain(`aria-label="${group}"`);
  expect(html).toContain('value="4.90"');
});

it('fields of a tax are there once it is chosen, and a shop without zones is offered to be set up', () => {
  expect(htmlOf(TRADE)).not.toContain('Add Rate');
  const vat = htmlOf({ ...TRADE, tax: VAT_TRADE.tax });
  for (const name of ['Small business without VAT', 'Electronic invoices', 'Class name', 'Shipping is taxed'])
    expect([name, labelsIn(vat).includes(name)]).toEqual([name, true]);
  for (const table of ['Classes', 'Rates']) expect(vat).toContain(`aria-label="${table}"`);
  expect(htmlOf(TRADE)).not.toContain('Set Up');
  const empty = { ...TRADE, revision: 0, source: 'none' as const, shipping: { zones: [], methods: [] } };
  expect(htmlOf(empty)).toContain('Set Up');
  expect(htmlOf({ ...empty, source: 'config' })).toContain('shop.config.ts');
});

it('the names of the page are in German too', () => {
  const html = htmlOf(TRADE, 'de');
  for (const name of ['Zone DE', 'Versandart Parcel', 'Preise von Parcel'])
    expect(html).toContain(`aria-label="${name}"`);
  expect(labelsIn(html)).toContain('Sperrgutzuschlag');
});
