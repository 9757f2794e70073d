import { type Column, column } from './column';

const CUSTOMER_NUMBERS =
  'Kd.-Nr.;Kunden-Nr.;Kundennr.;Kd.-Nummer;Customer no.;Customer ID;Client number;Client no.';
const PHONE = column(
  'phone',
  ['Phone', 'Telefon'],
  'text',
  'Tel.;Tel.-Nr.;Telefon-Nr.;Telefonnummer;Telephone;Phone no.;Phone number;Telephone number;Telephone no.',
);
const STREET = column(
  'street',
  ['Street', 'Straße'],
  'text',
  'Strasse;Str.;Straße und Hausnummer;Straße/Hausnr.;Street address',
);
const POSTAL_CODE = column(
  'postalCode',
  ['Postal code', 'PLZ'],
  'text',
  'Postleitzahl;ZIP;ZIP code;Postcode;Post code',
);
const CITY = column('city', ['City', 'Ort'], 'text', 'Stadt;Town;Wohnort');
const COUNTRY = column('country', ['Country', 'Land'], 'text', 'Country code;Ländercode;Länderkürzel');

export const CUSTOMER_COLUMNS: readonly Column[] = [
  column(
    'email',
    ['Email', 'E-Mail'],
    'text',
    'E-Mail-Adresse;Email address;Mail;Mailadresse;Mail address;Emailadresse',
  ),
  column(
    'name',
    ['Name', 'Name'],
    'prose',
    'Firma;Firmenname;Kunde;Kundenname;Company;Company name;Customer;Customer name',
    { second: ['Ansprechpartner', 'Kontaktperson', 'Kontakt', 'Contact person', 'Contact'] },
  ),
  column('customerNumber', ['Customer number', 'Kundennummer'], 'text', CUSTOMER_NUMBERS),
  column('group', ['Group', 'Gruppe'], 'text', 'Kundengruppe;Preisgruppe;Price group;Customer group'),
  PHONE,
  STREET,
  POSTAL_CODE,
  CITY,
  COUNTRY,
];

export const COMPANY_COLUMNS: readonly Column[] = [
  column(
    'customerNumber',
    ['Number', 'Kundennummer'],
    'text',
    `${CUSTOMER_NUMBERS};Customer number;No.;Nr.;Nummer`,
  ),
  column(
    'name',
    ['Name', 'Firma'],
    'prose',
    'Firmenname;Firmenbezeichnung;Kunde;Kundenname;Händler;Company;Company name;Customer;Customer name;Dealer',
  ),
  column(
    'vatId',
    ['VAT number', 'USt-IdNr.'],
    'text',
    'USt-ID;USt-Id-Nr.;Umsatzsteuer-ID;Umsatzsteuer-Identifikationsnummer;UID;UID-Nr.;UID-Nummer;VAT ID;VAT no.;VAT',
  ),
  column(
    'termsDays',
    ['Terms', 'Zahlungsziel'],
    'days',
    'Zahlungsziel (Tage);Zahlungsziel in Tagen;Zahlungsfrist;Payment terms;Payment terms (days);Terms (days);Net days',
  ),
  column('creditLimit', ['Limit', 'Kreditlimit'], 'money', 'Credit limit;Kreditrahmen;Kreditlinie'),
  column('group', ['Group', 'Gruppe'], 'text', 'Kundengruppe;Preisgruppe;Price group;Customer group'),
  STREET,
  column('addition', ['Addition', 'Adresszusatz'], 'text', 'Zusatz;Address line 2;Street 2'),
  POSTAL_CODE,
  CITY,
  column('region', ['Region', 'Region'], 'text', 'Bundesland;Bundesstaat;Kanton;State;Province'),
  COUNTRY,
  PHONE,
  column(
    'ownerEmail',
    ['Owner email', 'E-Mail des Inhabers'],
    'text',
    'Owner e-mail;Owner;Inhaber;E-Mail;Email;E-Mail-Adresse;Email address;Mail;Mailadresse',
  ),
  column(
    'debtorAccount',
    ['Debtor account', 'Debitorenkonto'],
    'text',
    'Debitor;Debitorennummer;Debitoren-Nr.;Debitor-Nr.;Debtor no.;Debtor number;Debtor',
  ),
];
