import { xmlDocument } from '@/lib/server/platform/xml';
import type { EInvoiceProfile } from '@/lib/shared/orders/e-invoice-profile';
import { amountText, dayElement, percentText } from './cii-values';
import type { EInvoice } from './e-invoice';
import type { EInvoiceGroup, EInvoiceLine, Taxation } from './invoice-body';
import { buyerElement, sellerElement, shipToElement } from './write-parties';
import { element, xmlLines } from './xml-element';

const SPACES = 'urn:un:unece:uncefact:data:standard:';
const NAMESPACES = {
  'xmlns:rsm': `${SPACES}CrossIndustryInvoice:100`,
  'xmlns:ram': `${SPACES}ReusableAggregateBusinessInformationEntity:100`,
  'xmlns:qdt': `${SPACES}QualifiedDataType:100`,
  'xmlns:udt': `${SPACES}UnqualifiedDataType:100`,
};

/** BT-24 and BT-23. */
const PROFILES: Readonly<Record<EInvoiceProfile, { specification: string; process?: string }>> = {
  en16931: { specification: 'urn:cen.eu:en16931:2017' },
  xrechnung: {
    specification: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
    process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  },
};

/** Pieces (UN/ECE Recommendation 20). */
const PIECE = 'H87';
/** Freight (UNTDID 7161). */
const FREIGHT = 'FC';

function contextElement(profile: EInvoiceProfile) {
  const { specification, process } = PROFILES[profile];
  return element('rsm:ExchangedDocumentContext', [
    element('ram:BusinessProcessSpecifiedDocumentContextParameter', [element('ram:ID', process)]),
    element('ram:GuidelineSpecifiedDocumentContextParameter', [element('ram:ID', specification)]),
  ]);
}

function documentElement({ number, type, issuedOn, note }: EInvoice) {
  return element('rsm:ExchangedDocument', [
    element('ram:ID', number),
    element('ram:TypeCode', type),
    element('ram:IssueDateTime', [dayElement('udt:DateTimeString', issuedOn)]),
    element('ram:IncludedNote', [element('ram:Content', note)]),
  ]);
}

const taxElements = ({ category, rate }: Taxation) => [
  element('ram:TypeCode', 'VAT'),
  element('ram:CategoryCode', category),
  element('ram:RateApplicablePercent', percentText(rate)),
];

function lineElement({ name, sku, note, quantity, priceCents, netCents, ...tax }: EInvoiceLine, at: number) {
  return element('ram:IncludedSupplyChainTradeLineItem', [
    element('ram:AssociatedDocumentLineDocument', [
      element('ram:LineID', String(at + 1)),
      element('ram:IncludedNote', [element('ram:Content', note)]),
    ]),
    element('ram:SpecifiedTradeProduct', [element('ram:SellerAssignedID', sku), element('ram:Name', name)]),
    element('ram:SpecifiedLineTradeAgreement', [
      element('ram:NetPriceProductTradePrice', [element('ram:ChargeAmount', amountText(priceCents))]),
    ]),
    element('ram:SpecifiedLineTradeDelivery', [
      element('ram:BilledQuantity', String(quantity), { unitCode: PIECE }),
    ]),
    element('ram:SpecifiedLineTradeSettlement', [
      element('ram:ApplicableTradeTax', taxElements(tax)),
      element('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        element('ram:LineTotalAmount', amountText(netCents)),
      ]),
    ]),
  ]);
}

function agreementElement({ buyerReference, seller, buyer, orderNumber, poNumber }: EInvoice) {
  return element('ram:ApplicableHeaderTradeAgreement', [
    element('ram:BuyerReference', buyerReference),
    sellerElement(seller),
    buyerElement(buyer),
    element('ram:SellerOrderReferencedDocument', [element('ram:IssuerAssignedID', orderNumber)]),
    element('ram:BuyerOrderReferencedDocument', [element('ram:IssuerAssignedID', poNumber)]),
  ]);
}

function deliveryElement({ shipTo, deliveredOn, shipmentNumber }: EInvoice) {
  return element('ram:ApplicableHeaderTradeDelivery', [
    shipToElement(shipTo),
    element('ram:ActualDeliverySupplyChainEvent', [
      element('ram:OccurrenceDateTime', [dayElement('udt:DateTimeString', deliveredOn)]),
    ]),
    element('ram:DespatchAdviceReferencedDocument', [element('ram:IssuerAssignedID', shipmentNumber)]),
  ]);
}

function paymentElement({ payment: { code, iban, bic } }: EInvoice) {
  return element('ram:SpecifiedTradeSettlementPaymentMeans', [
    element('ram:TypeCode', code),
    element('ram:PayeePartyCreditorFinancialAccount', [element('ram:IBANID', iban)]),
    element('ram:PayeeSpecifiedCreditorFinancialInstitution', [element('ram:BICID', bic)]),
  ]);
}

function groupElement(
  { category, rate, basisCents, taxCents, exemption }: EInvoiceGroup,
  taxPointOn?: string,
) {
  return element('ram:ApplicableTradeTax', [
    element('ram:CalculatedAmount', amountText(taxCents)),
    element('ram:TypeCode', 'VAT'),
    element('ram:ExemptionReason', exemption?.text),
    element('ram:BasisAmount', amountText(basisCents)),
    element('ram:CategoryCode', category),
    element('ram:ExemptionReasonCode', exemption?.code),
    element('ram:TaxPointDate', [dayElement('udt:DateString', taxPointOn)]),
    element('ram:RateApplicablePercent', percentText(rate)),
  ]);
}

function chargeElement({ cents, reason, ...tax }: EInvoice['charges'][number]) {
  return element('ram:SpecifiedTradeAllowanceCharge', [
    element('ram:ChargeIndicator', [element('udt:Indicator', 'true')]),
    element('ram:ActualAmount', amountText(cents)),
    element('ram:ReasonCode', FREIGHT),
    element('ram:Reason', reason),
    element('ram:CategoryTradeTax', taxElements(tax)),
  ]);
}

function sumsElement({ sums, charges, currency }: EInvoice) {
  return element('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    element('ram:LineTotalAmount', amountText(sums.linesCents)),
    element('ram:ChargeTotalAmount', charges.length > 0 ? amountText(sums.chargesCents) : undefined),
    element('ram:TaxBasisTotalAmount', amountText(sums.netCents)),
    element('ram:TaxTotalAmount', amountText(sums.taxCents), { currencyID: currency }),
    element('ram:GrandTotalAmount', amountText(sums.grossCents)),
    element('ram:TotalPrepaidAmount', amountText(sums.paidCents)),
    element('ram:DuePayableAmount', amountText(sums.dueCents)),
  ]);
}

function settlementElement(invoice: EInvoice) {
  const { currency, groups, charges, terms, corrects, taxPointOn } = invoice;
  return element('ram:ApplicableHeaderTradeSettlement', [
    element('ram:InvoiceCurrencyCode', currency),
    paymentElement(invoice),
    // There is one such day, which the syntax has in a group.
    ...groups.map((group, at) => groupElement(group, at === 0 ? taxPointOn : undefined)),
    ...charges.map(chargeElement),
    element('ram:SpecifiedTradePaymentTerms', [
      element('ram:Description', terms?.text),
      element('ram:DueDateDateTime', [dayElement('udt:DateTimeString', terms?.dueOn)]),
    ]),
    sumsElement(invoice),
    element('ram:InvoiceReferencedDocument', [
      element('ram:IssuerAssignedID', corrects?.number),
      element('ram:FormattedIssueDateTime', [dayElement('qdt:DateTimeString', corrects?.on)]),
    ]),
  ]);
}

/**
 * Writes UN/CEFACT Cross Industry Invoice D16B in the profile `en16931`: the same bytes for the same invoice. Elements are in the order of
 * its schema.
 */
export function writeCii(invoice: EInvoice): string {
  const content = [
    contextElement('en16931'),
    documentElement(invoice),
    element('rsm:SupplyChainTradeTransaction', [
      ...invoice.lines.map(lineElement),
      agreementElement(invoice),
      deliveryElement(invoice),
      settlementElement(invoice),
    ]),
  ];
  return xmlDocument(xmlLines(element('rsm:CrossIndustryInvoice', content, NAMESPACES)).join('\n'));
}

/** Returns what was written by `writeCii` in another profile: only what it claims to conform to differs. */
export function inProfile(xml: string, profile: EInvoiceProfile): string {
  const [own, other] = (['en16931', profile] as const).map((each) =>
    xmlLines(contextElement(each), '  ').join('\n'),
  );
  return xml.replace(own ?? '', () => other ?? '');
}
