import { Binary } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { readXml, withXml, xmlOf } from '@/lib/server/commerce/invoices/cii/stored-xml';
import type { InvoiceDocument } from '@/lib/server/platform/db/documents/receivables';
import { muster, type PaperWithVat, paperWithVat, taxGroup, untaxed } from '@/tests/support/vat-paper';
import { textsAt, xmlTerms } from '@/tests/support/xml-terms';

vi.mock('#shop', () => import('@/tests/support/shop/reference-shop'));

const written = (paper: PaperWithVat, profile: 'en16931' | 'xrechnung' = 'en16931') =>
  String(readXml({ xml: new Binary(xmlOf(paper)) }, profile));

const whole = paperWithVat();
const vienna = { buyerParty: { ...whole.buyerParty, country: 'AT', vatId: 'ATU12345675' } };

/** Paid by card, and not delivered yet. */
function byCard(overrides: Partial<PaperWithVat>): PaperWithVat {
  const { terms: _, ...paper } = paperWithVat({ paidOn: '2026-11-21', ...overrides });
  return paper;
}

/** 2 of 3 credited at 5.00 less than they are worth, with half of the freight. */
function credited(overrides: Partial<PaperWithVat> = {}): PaperWithVat {
  const [line] = whole.lines;
  const basis = { goodsCents: -2_000, shippingCents: -245, basisCents: -2_245, taxCents: -427 };
  return paperWithVat({
    ...{ kind: 'credit-note', number: 'CN-000001', corrects: 'INV-000007', correctsOn: '2026-11-21' },
    lines: [
      { ...(line as InvoiceDocument['lines'][number]), quantity: 2, amountCents: -2_500 },
      {
        description: 'Not refunded of the above',
        quantity: 1,
        unitPriceCents: 500,
        amountCents: 500,
        group: 0,
      },
    ],
    groups: [taxGroup({ treatment: 'domestic', category: 'S', rate: 19_000, ...basis })],
    ...{ netCents: -2_245, taxCents: -427, totalCents: -2_672 },
    ...overrides,
  });
}

it('an electronic invoice names its buyer by the customer number, and none without one', () => {
  const idOf = (paper: PaperWithVat) =>
    textsAt(written(paper), 'ApplicableHeaderTradeAgreement/BuyerTradeParty/ID');
  expect(idOf({ ...whole, customerNumber: '10023' })).toEqual(['10023']);
  expect(idOf(whole)).toEqual([]);
});

it('an electronic invoice has the terms of its paper', () => {
  const terms = xmlTerms(written({ ...whole, poNumber: 'PO-9', shipmentNumber: 'DN-000004' }));
  const shown = terms.map(({ path, text, attributes }) =>
    [path.split('/').slice(-2).join('/'), text, ...(attributes ? [attributes] : [])].join(' '),
  );
  expect(shown).toMatchInlineSnapshot(`
    [
      "GuidelineSpecifiedDocumentContextParameter/ID urn:cen.eu:en16931:2017",
      "ExchangedDocument/ID INV-000007",
      "ExchangedDocument/TypeCode 380",
      "IssueDateTime/DateTimeString 20261121 format="102"",
      "AssociatedDocumentLineDocument/LineID 1",
      "SpecifiedTradeProduct/SellerAssignedID FL-H",
      "SpecifiedTradeProduct/Name Hammer",
      "NetPriceProductTradePrice/ChargeAmount 12.50",
      "SpecifiedLineTradeDelivery/BilledQuantity 3 unitCode="H87"",
      "ApplicableTradeTax/TypeCode VAT",
      "ApplicableTradeTax/CategoryCode S",
      "ApplicableTradeTax/RateApplicablePercent 19.00",
      "SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount 37.50",
      "ApplicableHeaderTradeAgreement/BuyerReference PO-9",
      "SellerTradeParty/Name Muster GmbH",
      "DefinedTradeContact/PersonName Muster GmbH",
      "TelephoneUniversalCommunication/CompleteNumber +49 89 1230",
      "EmailURIUniversalCommunication/URIID rechnung@example.com",
      "PostalTradeAddress/PostcodeCode 80331",
      "PostalTradeAddress/LineOne Weg 1",
      "PostalTradeAddress/CityName München",
      "PostalTradeAddress/CountryID DE",
      "URIUniversalCommunication/URIID rechnung@example.com schemeID="EM"",
      "SpecifiedTaxRegistration/ID DE136695976 schemeID="VA"",
      "SpecifiedTaxRegistration/ID 143/123/12345 schemeID="FC"",
      "BuyerTradeParty/Name Beck Bau AG",
      "DefinedTradeContact/PersonName Ada Beck",
      "TelephoneUniversalCommunication/CompleteNumber +49 89 456",
      "EmailURIUniversalCommunication/URIID rg@example.com",
      "PostalTradeAddress/PostcodeCode 80333",
      "PostalTradeAddress/LineOne Allee 2",
      "PostalTradeAddress/CityName München",
      "PostalTradeAddress/CountryID DE",
      "URIUniversalCommunication/URIID rg@example.com schemeID="EM"",
      "SellerOrderReferencedDocument/IssuerAssignedID FL-7K2M9Q",
      "BuyerOrderReferencedDocument/IssuerAssignedID PO-9",
      "ShipToTradeParty/Name Lager",
      "PostalTradeAddress/PostcodeCode 80333",
      "PostalTradeAddress/LineOne Allee 2",
      "PostalTradeAddress/CityName München",
      "PostalTradeAddress/CountryID DE",
      "OccurrenceDateTime/DateTimeString 20261120 format="102"",
      "DespatchAdviceReferencedDocument/IssuerAssignedID DN-000004",
      "ApplicableHeaderTradeSettlement/InvoiceCurrencyCode EUR",
      "SpecifiedTradeSettlementPaymentMeans/TypeCode 58",
      "PayeePartyCreditorFinancialAccount/IBANID DE02120300000000202051",
      "PayeeSpecifiedCreditorFinancialInstitution/BICID BYLADEM1001",
      "ApplicableTradeTax/CalculatedAmount 8.06",
      "ApplicableTradeTax/TypeCode VAT",
      "ApplicableTradeTax/BasisAmount 42.40",
      "ApplicableTradeTax/CategoryCode S",
      "ApplicableTradeTax/RateApplicablePercent 19.00",
      "ChargeIndicator/Indicator true",
      "SpecifiedTradeAllowanceCharge/ActualAmount 4.90",
      "SpecifiedTradeAllowanceCharge/ReasonCode FC",
      "SpecifiedTradeAllowanceCharge/Reason Freight",
      "CategoryTradeTax/TypeCode VAT",
      "CategoryTradeTax/CategoryCode S",
      "CategoryTradeTax/RateApplicablePercent 19.00",
      "SpecifiedTradePaymentTerms/Description 30 days net",
      "DueDateDateTime/DateTimeString 20261221 format="102"",
      "SpecifiedTradeSettlementHeaderMonetarySummation/LineTotalAmount 37.50",
      "SpecifiedTradeSettlementHeaderMonetarySummation/ChargeTotalAmount 4.90",
      "SpecifiedTradeSettlementHeaderMonetarySummation/TaxBasisTotalAmount 42.40",
      "SpecifiedTradeSettlementHeaderMonetarySummation/TaxTotalAmount 8.06 currencyID="EUR"",
      "SpecifiedTradeSettlementHeaderMonetarySummation/GrandTotalAmount 50.46",
      "SpecifiedTradeSettlementHeaderMonetarySummation/TotalPrepaidAmount 0.00",
      "SpecifiedTradeSettlementHeaderMonetarySummation/DuePayableAmount 50.46",
    ]
  `);
});

it('XRechnung is the same bytes but for what it conforms to, and for ever those of its number', () => {
  const paper = withXml(whole);
  const [norm, xrechnung] = [String(readXml(paper, 'en16931')), String(readXml(paper, 'xrechnung'))];
  const context = /<rsm:ExchangedDocumentContext>.*<\/rsm:ExchangedDocumentContext>/s;
  expect(xrechnung.replace(context, '')).toBe(norm.replace(context, ''));
  expect(textsAt(norm, 'Parameter/ID')).toEqual(['urn:cen.eu:en16931:2017']);
  expect(textsAt(xrechnung, 'Parameter/ID')).toEqual([
    'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
  ]);
  expect(withXml(paper).xml?.buffer).toEqual(paper.xml?.buffer);
  expect(readXml({ ...paper, sellerParty: muster, number: 'other' } as InvoiceDocument, 'en16931')).toEqual(
    Buffer.from(norm),
  );
});

it('a paper of a shop without VAT has no XML', () => {
  expect(withXml({ ...whole, mode: 'us' })).not.toHaveProperty('xml');
  expect(readXml({ ...whole }, 'en16931')).toBeUndefined();
});

it.each<[string, PaperWithVat, { code: string[]; iban: string[]; paid: string; due: string }]>([
  [
    'on account in euros',
    whole,
    { code: ['58'], iban: ['DE02120300000000202051'], paid: '0.00', due: '50.46' },
  ],
  [
    'on account in another currency',
    { ...whole, currency: 'usd' },
    { code: ['30'], iban: ['DE02120300000000202051'], paid: '0.00', due: '50.46' },
  ],
  [
    'on account of a seller without a bank account',
    { ...whole, sellerParty: { ...muster, bank: undefined } as unknown as typeof muster },
    { code: ['1'], iban: [], paid: '0.00', due: '50.46' },
  ],
  ['by card', byCard({}), { code: ['68'], iban: [], paid: '50.46', due: '0.00' }],
  ['a credit note on account', credited(), { code: ['1'], iban: [], paid: '0.00', due: '26.72' }],
  [
    'a credit note by card',
    byCard(credited() as Partial<PaperWithVat>),
    { code: ['68'], iban: [], paid: '26.72', due: '0.00' },
  ],
])('%s: how it is paid, and what is left to pay', (_name, paper, expected) => {
  const xml = written(paper);
  expect({
    code: textsAt(xml, 'PaymentMeans/TypeCode'),
    iban: textsAt(xml, 'IBANID'),
    paid: textsAt(xml, 'TotalPrepaidAmount')[0],
    due: textsAt(xml, 'DuePayableAmount')[0],
  }).toEqual(expected);
});

it.each<[string, PaperWithVat, { note: string[]; taxPoint: string[]; delivered: string[] }]>([
  ['shipped on account', whole, { note: [], taxPoint: [], delivered: ['20261120'] }],
  [
    'paid, with a day that is promised',
    byCard({ delivered: { on: '2026-11-25', what: 'planned' } }),
    {
      note: ['Paid in advance, delivery outstanding, planned for Nov 25, 2026'],
      taxPoint: ['20261121'],
      delivered: [],
    },
  ],
  [
    'paid, in German and without a day',
    byCard({ delivered: { on: '2026-11-21', what: 'none' }, language: 'de' }),
    { note: ['Im Voraus bezahlt, Lieferung steht aus'], taxPoint: ['20261121'], delivered: [] },
  ],
  [
    'paid, to another member of the Union',
    byCard({ ...untaxed('intra-community'), ...vienna, delivered: { on: '2026-11-25', what: 'planned' } }),
    {
      note: ['Paid in advance, delivery outstanding, planned for Nov 25, 2026'],
      taxPoint: [],
      delivered: ['20261125'],
    },
  ],
])('%s: its days', (_name, paper, expected) => {
  const xml = written(paper);
  expect({
    note: textsAt(xml, 'ExchangedDocument/IncludedNote/Content'),
    taxPoint: textsAt(xml, 'TaxPointDate/DateString'),
    delivered: textsAt(xml, 'OccurrenceDateTime/DateTimeString'),
  }).toEqual(expected);
});

it('a credit note is positive; what lessens it is a negative quantity, and its freight a line', () => {
  const xml = written(credited());
  expect(textsAt(xml, 'ExchangedDocument/TypeCode')).toEqual(['381']);
  expect(textsAt(xml, 'SpecifiedTradeProduct/Name')).toEqual([
    'Hammer',
    'Not refunded of the above',
    'Shipping',
  ]);
  expect(textsAt(xml, 'BilledQuantity')).toEqual(['2', '-1', '1']);
  expect(textsAt(xml, 'ChargeAmount')).toEqual(['12.50', '5.00', '2.45']);
  expect(textsAt(xml, 'SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount')).toEqual([
    '25.00',
    '-5.00',
    '2.45',
  ]);
  expect(textsAt(xml, 'SpecifiedTradeAllowanceCharge/ActualAmount')).toEqual([]);
  expect(textsAt(xml, 'HeaderMonetarySummation/LineTotalAmount')).toEqual(['22.45']);
  expect(textsAt(xml, 'GrandTotalAmount')).toEqual(['26.72']);
  expect(textsAt(xml, 'InvoiceReferencedDocument/IssuerAssignedID')).toEqual(['INV-000007']);
  expect(textsAt(xml, 'FormattedIssueDateTime/DateTimeString')).toEqual(['20261121']);
  expect(textsAt(xml, 'SpecifiedTradePaymentTerms/Description')).toEqual(['Credited to your account']);
});

it('groups of one category and rate are one, and those of which nothing is on the paper are left out', () => {
  const group = { treatment: 'domestic', category: 'S', rate: 19_000 } as const;
  const [line] = whole.lines as [InvoiceDocument['lines'][number]];
  const xml = written(
    paperWithVat({
      lines: [line, { ...line, quantity: 1, amountCents: 1_250, group: 1 }],
      groups: [
        taxGroup({ ...group, goodsCents: 3_750, shippingCents: 490, taxCents: 806 }),
        taxGroup({ ...group, treatment: 'destination', name: 'FR', goodsCents: 1_250, taxCents: 238 }),
        taxGroup({ ...group, rate: 7_000, goodsCents: 0 }),
      ],
      ...{ netCents: 5_490, taxCents: 1_044, totalCents: 6_534 },
    }),
  );
  expect(textsAt(xml, 'Settlement/ApplicableTradeTax/BasisAmount')).toEqual(['54.90']);
  expect(textsAt(xml, 'ApplicableTradeTax/CalculatedAmount')).toEqual(['10.44']);
});

const english = 'Tax-exempt export';
it.each<[string, PaperWithVat, string[], string[]]>([
  ['taxed', whole, [], []],
  [
    'to another member',
    paperWithVat({ ...untaxed('intra-community'), ...vienna, language: 'de' }),
    ['Steuerfreie innergemeinschaftliche Lieferung / Tax-exempt intra-community supply'],
    ['VATEX-EU-IC'],
  ],
  [
    'a service',
    paperWithVat({ ...untaxed('reverse-charge'), ...vienna }),
    ['Reverse charge'],
    ['VATEX-EU-AE'],
  ],
  ['an export', paperWithVat(untaxed('export')), [english], ['VATEX-EU-G']],
  [
    'an export of a seller outside the Union',
    paperWithVat({ ...untaxed('export'), sellerParty: { ...muster, country: 'CH' } }),
    [english],
    [],
  ],
  [
    'of a small business',
    paperWithVat({ ...untaxed('small-business'), smallBusinessNote: 'Steuerfrei nach § 19 UStG' }),
    ['Steuerfrei nach § 19 UStG'],
    [],
  ],
])('%s: why there is no VAT', (_name, paper, reasons, codes) => {
  const xml = written(paper);
  expect(textsAt(xml, 'ExemptionReason')).toEqual(reasons);
  expect(textsAt(xml, 'ExemptionReasonCode')).toEqual(codes);
});

it('texts are escaped, and characters that XML does not allow are left out', () => {
  const name = 'Nut & "Bolt" <M8>';
  const [line] = whole.lines as [InvoiceDocument['lines'][number]];
  const xml = written({ ...whole, lines: [{ ...line, description: `\u0001${name}\ufffe` }] });
  expect(textsAt(xml, 'SpecifiedTradeProduct/Name')).toEqual([name]);
});

it('a seller without VAT number and register entry is identified by the tax number; goods that are collected are handed over there', () => {
  const { vatId: _, ...seller } = muster;
  const { shipTo: __, ...paper } = paperWithVat({ sellerParty: seller });
  const xml = written(paper);
  expect(textsAt(xml, 'SellerTradeParty/ID')).toEqual(['143/123/12345']);
  expect(textsAt(xml, 'ShipToTradeParty/PostalTradeAddress/LineOne')).toEqual(['Weg 1']);
});
