import { expect, it, vi } from 'vitest';
import { amountText } from '@/lib/server/commerce/invoices/cii/cii-values';
import { readXml, withXml } from '@/lib/server/commerce/invoices/cii/stored-xml';
import { invoiceFaults } from '@/lib/server/commerce/invoices/invoice-faults';
import { textsAt } from '@/tests/support/xml-terms';
import { GENERATED_KINDS, generatedPapers } from './generated-papers';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const amounts = (xml: string, end: string) => textsAt(xml, end).map((text) => Math.round(Number(text) * 100));
const sumOf = (cents: readonly number[]) => cents.reduce((sum, each) => sum + each, 0);

it.each(GENERATED_KINDS)(
  'invoices and credit notes (%s) break no rule, and their XML has their sums',
  (kind) => {
    for (const paper of generatedPapers(kind, 60)) {
      expect(invoiceFaults(paper, 'xrechnung')).toEqual([]);
      const xml = String(readXml(withXml(paper), 'en16931'));
      const sign = paper.kind === 'invoice' ? 1 : -1;
      const { netCents = 0, taxCents = 0, totalCents } = paper;
      expect(textsAt(xml, 'TaxBasisTotalAmount')).toEqual([amountText(sign * netCents)]);
      expect(textsAt(xml, 'TaxTotalAmount')).toEqual([amountText(sign * taxCents)]);
      expect(textsAt(xml, 'GrandTotalAmount')).toEqual([amountText(sign * totalCents)]);
      const lines = amounts(xml, 'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount');
      const freight = amounts(xml, 'SpecifiedTradeAllowanceCharge/ActualAmount');
      expect(sumOf(lines) + sumOf(freight)).toBe(sign * netCents);
      expect(sumOf(amounts(xml, 'ApplicableTradeTax/BasisAmount'))).toBe(sign * netCents);
      expect(textsAt(xml, 'TaxPointDate/DateString').length).toBeLessThanOrEqual(1);
    }
  },
);

it('a cent that was changed is found', () => {
  const [paper] = generatedPapers('domestic', 1);
  if (!paper) throw new Error('no paper');
  const [line, ...lines] = paper.lines;
  const [group, ...groups] = paper.groups ?? [];
  if (!line || !group) throw new Error('an empty paper');
  for (const changed of [
    { netCents: (paper.netCents ?? 0) + 1 },
    { taxCents: (paper.taxCents ?? 0) - 1 },
    { totalCents: paper.totalCents + 1 },
    { lines: [{ ...line, amountCents: line.amountCents + 1 }, ...lines] },
    { groups: [{ ...group, basisCents: group.basisCents + 1 }, ...groups] },
    { groups: [{ ...group, shippingCents: group.shippingCents + 1 }, ...groups] },
  ])
    expect(invoiceFaults({ ...paper, ...changed }, 'en16931'), JSON.stringify(changed)).not.toEqual([]);
});
