import { expect, it } from 'vitest';
import type { ReportedPaper } from '@/lib/server/commerce/reports/tax/papers.repository';
import { PaperSums } from '@/lib/server/commerce/reports/tax/sum-papers';
import { AUSTRIAN, group, paper, plainPaper, reduced, standard, toVienna, VIENNA } from './papers';

function summed(papers: readonly ReportedPaper[]): PaperSums {
  const sums = new PaperSums();
  for (const each of papers) sums.add(each);
  return sums;
}

it('papers of one kind, treatment, country and rate are one row, invoices and credit notes apart', () => {
  const invoice = paper([standard(10_667, 2_027), reduced(5_333, 373)]);
  const note = paper([standard(-5_000, -950), reduced(0, 0)], { kind: 'credit-note' });
  expect(summed([invoice, invoice, note]).sums()).toEqual([
    {
      ...{ kind: 'invoice', treatment: 'domestic', country: 'DE', category: 'S', rate: 19, documents: 2 },
      ...{ net: 213.34, tax: 40.54, gross: 253.88 },
    },
    {
      ...{ kind: 'invoice', treatment: 'domestic', country: 'DE', category: 'S', rate: 7, documents: 2 },
      ...{ net: 106.66, tax: 7.46, gross: 114.12 },
    },
    {
      ...{ kind: 'credit-note', treatment: 'domestic', country: 'DE', category: 'S', rate: 19, documents: 1 },
      ...{ net: -50, tax: -9.5, gross: -59.5 },
    },
  ]);
});

it('a paper from before the shop charged is a row of treatment none, with its total as net', () => {
  expect(summed([plainPaper(4_240)]).sums()).toEqual([
    {
      ...{ kind: 'invoice', treatment: 'none', country: '', rate: 0, documents: 1 },
      ...{ net: 42.4, tax: 0, gross: 42.4 },
    },
  ]);
});

it.each([
  ['another member’s tax is taxed there', group('destination', 20_000, [4_240, 848], { name: 'FR' }), 'FR'],
  ['goods to a member go where they are delivered', group('intra-community', 0, [4_240, 0]), 'AT'],
  ['an export goes where it is delivered', group('export', 0, [4_240, 0]), 'AT'],
  ['a service under reverse charge is where its buyer is', group('reverse-charge', 0, [4_240, 0]), 'NL'],
  ['a small business is taxed at home', group('small-business', 0, [4_240, 0]), 'DE'],
])('%s', (_title, own, country) => {
  const buyerParty = { ...AUSTRIAN, country: 'NL' };
  expect(summed([paper([own], { shipTo: VIENNA, buyerParty })]).sums()[0]).toMatchObject({ country });
});

it('goods that are collected are where the seller is', () => {
  const { shipTo: _, ...collected } = paper([group('no-tax', 0, [4_240, 0])]);
  expect(summed([collected]).sums()[0]).toMatchObject({ country: 'DE' });
});

it('the tax of a state is a row by its name', () => {
  const ohio = paper([group('sales-tax', 7_250, [10_000, 725], { name: 'Ohio sales tax' })]);
  const cuyahoga = paper([group('sales-tax', 7_250, [10_000, 725], { name: 'Cuyahoga sales tax' })]);
  expect(
    summed([ohio, cuyahoga])
      .sums()
      .map(({ name }) => name),
  ).toEqual(['Cuyahoga sales tax', 'Ohio sales tax']);
});

it('the EU sales list has invoices less credit notes by number, goods and services apart, and no balanced number', () => {
  const service = group('reverse-charge', 0, [1_000, 0], { category: 'AE' });
  const dutch = { ...AUSTRIAN, vatId: 'NL123456782B90' };
  const papers = [
    toVienna(4_240),
    toVienna(-5_000, { kind: 'credit-note' }),
    paper([service], { buyerParty: AUSTRIAN }),
    toVienna(700, { buyerParty: dutch }),
    toVienna(-700, { buyerParty: dutch, kind: 'credit-note' }),
  ];
  expect(summed(papers).euSales()).toEqual([
    { vatId: 'ATU12345675', kind: 'L', net: -7.6, documents: 2 },
    { vatId: 'ATU12345675', kind: 'S', net: 10, documents: 1 },
  ]);
});
