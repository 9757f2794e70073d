import type { EInvoice, EInvoiceBuyer, EInvoiceSeller } from './e-invoice';
import { element } from './xml-element';

type Address = Pick<EInvoice['shipTo'], 'street' | 'addition' | 'postalCode' | 'city' | 'region' | 'country'>;

function addressElement({ street, addition, postalCode, city, region, country }: Address) {
  return element('ram:PostalTradeAddress', [
    element('ram:PostcodeCode', postalCode),
    element('ram:LineOne', street),
    element('ram:LineTwo', addition),
    element('ram:CityName', city),
    element('ram:CountryID', country),
    element('ram:CountrySubDivisionName', region),
  ]);
}

function contactElement(name: string | undefined, phone: string | undefined, email: string) {
  return element('ram:DefinedTradeContact', [
    element('ram:PersonName', name),
    element('ram:TelephoneUniversalCommunication', [element('ram:CompleteNumber', phone)]),
    element('ram:EmailURIUniversalCommunication', [element('ram:URIID', email)]),
  ]);
}

/** An e-mail address (EAS code list). */
const electronicAddress = (email: string) =>
  element('ram:URIUniversalCommunication', [element('ram:URIID', email, { schemeID: 'EM' })]);

/** `VA`: a VAT number; `FC`: a tax number. */
const registration = (id: string | undefined, scheme: 'VA' | 'FC') =>
  element('ram:SpecifiedTaxRegistration', [element('ram:ID', id, { schemeID: scheme })]);

export function sellerElement(seller: EInvoiceSeller) {
  return element('ram:SellerTradeParty', [
    element('ram:ID', seller.id),
    element('ram:Name', seller.name),
    element('ram:Description', seller.legal),
    element('ram:SpecifiedLegalOrganization', [element('ram:ID', seller.register)]),
    contactElement(seller.contact, seller.phone, seller.email),
    addressElement(seller),
    electronicAddress(seller.email),
    registration(seller.vatId, 'VA'),
    registration(seller.taxNumber, 'FC'),
  ]);
}

export function buyerElement(buyer: EInvoiceBuyer) {
  return element('ram:BuyerTradeParty', [
    element('ram:ID', buyer.id),
    element('ram:Name', buyer.name),
    contactElement(buyer.person, buyer.phone, buyer.email),
    addressElement(buyer),
    electronicAddress(buyer.email),
    registration(buyer.vatId, 'VA'),
  ]);
}

export function shipToElement({ name, ...address }: EInvoice['shipTo']) {
  return element('ram:ShipToTradeParty', [element('ram:Name', name), addressElement(address)]);
}
