import { expect, it } from 'vitest';
import { invoiceFaults } from '@/lib/server/commerce/invoices/invoice-faults';
import { muster, type PaperWithVat, paperWithVat, taxGroup, untaxed } from '@/tests/support/vat-paper';

const whole = paperWithVat();
const [line] = whole.lines as [PaperWithVat['lines'][number]];
const [group] = whole.groups as [PaperWithVat['groups'][number]];

const buyer = (changed: Partial<PaperWithVat['buyerParty']>) => ({
  buyerParty: { ...whole.buyerParty, ...changed },
});
const seller = (changed: Partial<PaperWithVat['sellerParty']>) => ({
  sellerParty: { ...muster, ...changed },
});
const shipTo = (changed: Partial<PaperWithVat['shipTo']>) => ({
  shipTo: { ...whole.buyerParty, ...changed },
});
const withLine = (changed: Partial<typeof line>) => ({ lines: [{ ...line, ...changed }] });
const withGroup = (changed: Partial<typeof group>) => ({ groups: [{ ...group, ...changed }] });
const withoutNumbers = { ...muster };
delete withoutNumbers.vatId;
delete withoutNumbers.taxNumber;
const vienna = { country: 'AT', vatId: 'ATU12345675' };

type Case = [rule: string, field: string, changed: Partial<PaperWithVat>];

const norm: Case[] = [
  ['BR-02', 'number', { number: '' }],
  ['BR-03', 'issuedOn', { issuedOn: '' }],
  ['BR-05', 'currency', { currency: '' }],
  ['BR-06', 'sellerParty.name', seller({ name: ' ' })],
  ['BR-07', 'buyerParty.name', buyer({ name: '' })],
  ['BR-08', 'sellerParty.street', seller({ street: '', postalCode: '', city: '' })],
  ['BR-09', 'sellerParty.country', seller({ country: '' })],
  ['BR-10', 'buyerParty.street', buyer({ street: '', postalCode: '', city: '' })],
  ['BR-11', 'buyerParty.country', buyer({ country: '' })],
  ['BR-12', 'groups', withGroup({ goodsCents: Number.NaN })],
  ['BR-13', 'netCents', { netCents: 0.5 }],
  ['BR-14', 'totalCents', { totalCents: Number.NaN }],
  ['BR-15', 'totalCents', { totalCents: Number.NaN }],
  ['BR-16', 'lines', { lines: [] }],
  ['BR-22', 'lines.0.quantity', withLine({ quantity: 0 })],
  ['BR-24', 'lines.0.amountCents', withLine({ amountCents: Number.NaN })],
  ['BR-25', 'lines.0.description', withLine({ description: '' })],
  ['BR-26', 'lines.0.unitPriceCents', withLine({ unitPriceCents: Number.NaN })],
  ['BR-27', 'lines.0.unitPriceCents', withLine({ unitPriceCents: -1_250 })],
  ['BR-47', 'groups.0.category', { groups: [taxGroup({ treatment: 'none', goodsCents: 3_750 })] }],
  ['BR-48', 'groups.0.rate', withGroup({ rate: Number.NaN })],
  ['BR-57', 'shipTo.country', shipTo({ country: '' })],
  ['BR-CO-04', 'lines.0.group', withLine({ group: 1 })],
  ['BR-CO-09', 'sellerParty.vatId', seller({ vatId: 'ZZ136695976' })],
  ['BR-CO-09', 'buyerParty.vatId', buyer({ vatId: 'ZZ136695976' })],
  ['BR-CO-10', 'lines', withLine({ amountCents: 3_751 })],
  ['BR-CO-13', 'netCents', { netCents: 4_241 }],
  ['BR-CO-14', 'taxCents', { taxCents: 807 }],
  ['BR-CO-15', 'totalCents', { totalCents: 5_047 }],
  ['BR-CO-17', 'groups.0.taxCents', withGroup({ taxCents: 906 })],
  ['BR-CO-18', 'groups', { groups: [] }],
  ['BR-CO-26', 'sellerParty.vatId', { sellerParty: withoutNumbers }],
  ['BR-S-02', 'sellerParty.vatId', { sellerParty: withoutNumbers }],
  ['BR-S-05', 'groups.0.rate', withGroup({ rate: 0 })],
  ['BR-S-08', 'groups.0.basisCents', withGroup({ basisCents: 4_241 })],
  ['AT-10000', 'buyerParty.vatId', { ...seller({ country: 'AT' }), totalCents: 1_000_001 }],
];

const zeroRated = [taxGroup({ ...group, category: 'Z', rate: 0, taxCents: 0 })];
const byCategory: [string, Partial<PaperWithVat>][] = [
  ['BR-E', untaxed('small-business')],
  ['BR-Z', { groups: zeroRated, netCents: 4_240, taxCents: 0 }],
  ['BR-AE', { ...untaxed('reverse-charge'), ...buyer(vienna) }],
  ['BR-IC', { ...untaxed('intra-community'), ...buyer(vienna) }],
  ['BR-G', untaxed('export')],
];
const categories = byCategory.flatMap(([rule, paper]): Case[] => {
  const groups = (changed: Partial<typeof group>) => ({
    ...paper,
    groups: (paper.groups ?? []).map((own) => ({ ...own, ...changed })),
  });
  return [
    [`${rule}-02`, 'sellerParty.vatId', { ...paper, sellerParty: withoutNumbers }],
    [`${rule}-05`, 'groups.0.rate', groups({ rate: 7_000 })],
    [`${rule}-08`, 'groups.0.basisCents', groups({ basisCents: 1 })],
    [`${rule}-09`, 'groups.0.taxCents', groups({ taxCents: 1 })],
  ];
});

const untaxedAlone: Case[] = [
  ['BR-AE-02', 'buyerParty.vatId', untaxed('reverse-charge')],
  ['BR-IC-02', 'buyerParty.vatId', untaxed('intra-community')],
  ['BR-IC-11', 'delivered.on', { ...untaxed('intra-community'), delivered: { on: '', what: 'none' } }],
  ['BR-IC-12', 'shipTo.country', { ...untaxed('intra-community'), ...shipTo({ country: '' }) }],
  ['BR-E-10', 'smallBusinessNote', untaxed('small-business')],
];

const germany: Case[] = [
  ['BR-DE-3', 'sellerParty.city', seller({ city: '' })],
  ['BR-DE-4', 'sellerParty.postalCode', seller({ postalCode: '' })],
  ['BR-DE-5', 'sellerParty.contactName', seller({ name: '' })],
  ['BR-DE-6', 'sellerParty.phone', seller({ phone: '' })],
  ['BR-DE-7', 'sellerParty.email', seller({ email: '' })],
  ['BR-DE-8', 'buyerParty.city', buyer({ city: '' })],
  ['BR-DE-9', 'buyerParty.postalCode', buyer({ postalCode: '' })],
  ['BR-DE-10', 'shipTo.city', shipTo({ city: '' })],
  ['BR-DE-11', 'shipTo.postalCode', shipTo({ postalCode: '' })],
  ['BR-DE-15', 'buyerParty.reference', { orderNumber: '' }],
  ['BR-DE-19', 'sellerParty.bank.iban', seller({ bank: { iban: 'DE03120300000000202051' } })],
  ['PEPPOL-EN16931-R020', 'sellerParty.email', seller({ email: '' })],
  ['PEPPOL-EN16931-R010', 'buyerParty.email', buyer({ email: '' })],
];

it.each([...norm, ...categories, ...untaxedAlone])(
  'a paper that breaks %s is refused for %s',
  (rule, field, changed) => {
    const faults = invoiceFaults(paperWithVat(changed), 'en16931');
    expect(faults).toContainEqual({ rule, field, message: expect.stringMatching(/\w/) });
  },
);

it.each(germany)('as XRechnung alone, a paper that breaks %s is refused for %s', (rule, field, changed) => {
  const paper = paperWithVat(changed);
  expect(invoiceFaults(paper, 'xrechnung')).toContainEqual({ rule, field, message: expect.any(String) });
  expect(invoiceFaults(paper, 'en16931').map((fault) => fault.rule)).not.toContain(rule);
});

const { number: _, ...draft } = whole;
const abroad = {
  groups: [taxGroup({ treatment: 'export', category: 'G', goodsCents: 1_000_000 })],
  ...{ netCents: 1_000_000, taxCents: 0 },
  lines: [{ ...line, quantity: 800, amountCents: 1_000_000 }],
};
const small = { ...untaxed('small-business'), smallBusinessNote: 'Steuerfrei nach § 19 UStG' };

it.each([
  ['a whole paper', whole],
  ['a draft without a number', draft],
  ['a paper of a small business with a tax number', paperWithVat({ ...small, ...seller({ vatId: '' }) })],
  ['an untaxed supply to another member', paperWithVat({ ...untaxed('intra-community'), ...buyer(vienna) })],
  ['a paper of goods that the buyer collects', paperWithVat({ shipTo: undefined } as Partial<PaperWithVat>)],
  ['an Austrian paper of 10,000 exactly', paperWithVat({ ...abroad, ...seller({ country: 'AT' }) })],
])('%s has no faults', (_name, paper) => {
  expect(invoiceFaults(paper, 'xrechnung')).toEqual([]);
});

it('a paper without a tax mode is not judged', () => {
  expect(invoiceFaults({ ...whole, mode: 'us', number: '', lines: [] }, 'xrechnung')).toEqual([]);
});

it('messages are in the language of the paper, or of whoever reads them', () => {
  const paper = paperWithVat({ ...buyer({ name: '' }), language: 'de' });
  expect(invoiceFaults(paper, 'en16931')).toMatchObject([{ message: 'Dem Käufer fehlt der Name' }]);
  expect(invoiceFaults(paper, 'en16931', 'en')).toMatchObject([{ message: 'The buyer has no name' }]);
});
