import { type Column, column } from './column';

const CUSTOMER_NUMBERS =
  'Kd.-Nr.;Kunden-Nr.;Kundennr.;Kd.-Nummer;Customer no.;Customer ID;Client number;Client no.;' +
  'N° client;N° de client;No client;Numéro client;Numéro de client;Code client';
const GROUPS =
  'Kundengruppe;Preisgruppe;Price group;Customer group;Groupe;Groupe de prix;Groupe de clients;Groupe tarifaire';
const PHONE = column(
  'phone',
  ['Phone', 'Telefon'],
  'text',
  'Tel.;Tel.-Nr.;Telefon-Nr.;Telefonnummer;Telephone;Phone no.;Phone number;Telephone number;Telephone no.;Téléphone;Tél.;N° de téléphone',
);
const STREET = column(
  'street',
  ['Street', 'Straße'],
  'text',
  'Strasse;Str.;Straße und Hausnummer;Straße/Hausnr.;Street address;Rue;Rue et n°;Rue et numéro',
);
const POSTAL_CODE = column(
  'postalCode',
  ['Postal code', 'PLZ'],
  'text',
  'Postleitzahl;ZIP;ZIP code;Postcode;Post code;Code postal;NPA;CP',
);
const CITY = column('city', ['City', 'Ort'], 'text', 'Stadt;Town;Wohnort;Localité;Ville;Commune');
const COUNTRY = column(
  'country',
  ['Country', 'Land'],
  'text',
  'Country code;Ländercode;Länderkürzel;Pays;Code pays',
);

export const CUSTOMER_COLUMNS: readonly Column[] = [
  column(
    'email',
    ['Email', 'E-Mail'],
    'text',
    'E-Mail-Adresse;Email address;Mail;Mailadresse;Mail address;Emailadresse;Courriel;Adresse e-mail',
  ),
  column(
    'name',
    ['Name', 'Name'],
    'prose',
    'Firma;Firmenname;Kunde;Kundenname;Company;Company name;Customer;Customer name;Nom;Raison sociale;Société;Entreprise;Client',
    {
      second: [
        'Ansprechpartner',
        'Kontaktperson',
        'Kontakt',
        'Contact person',
        'Contact',
        'Personne de contact',
      ],
    },
  ),
  column('customerNumber', ['Customer number', 'Kundennummer'], 'text', CUSTOMER_NUMBERS),
  column('group', ['Group', 'Gruppe'], 'text', GROUPS),
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
    'Firmenname;Firmenbezeichnung;Kunde;Kundenname;Händler;Company;Company name;Customer;Customer name;Dealer;' +
      'Nom;Raison sociale;Société;Entreprise;Client;Revendeur',
  ),
  column(
    'vatId',
    ['VAT number', 'USt-IdNr.'],
    'text',
    'USt-ID;USt-Id-Nr.;Umsatzsteuer-ID;Umsatzsteuer-Identifikationsnummer;UID;UID-Nr.;UID-Nummer;VAT ID;VAT no.;VAT;' +
      'MWST-Nr.;MWST-Nummer;N° TVA;N° de TVA;No TVA;Numéro TVA;Numéro de TVA;TVA;N° IDE;IDE',
  ),
  column(
    'termsDays',
    ['Terms', 'Zahlungsziel'],
    'days',
    'Zahlungsziel (Tage);Zahlungsziel in Tagen;Zahlungsfrist;Payment terms;Payment terms (days);Terms (days);Net days;' +
      'Zahlungsbedingungen;Zahlungskonditionen;Délai de paiement;Conditions de paiement;Échéance',
  ),
  column(
    'creditLimit',
    ['Limit', 'Kreditlimit'],
    'money',
    'Credit limit;Kreditrahmen;Kreditlinie;Kreditlimite;Limite de crédit;Plafond de crédit',
  ),
  column('group', ['Group', 'Gruppe'], 'text', GROUPS),
  STREET,
  column(
    'addition',
    ['Addition', 'Adresszusatz'],
    'text',
    'Zusatz;Address line 2;Street 2;Complément d’adresse;Complément',
  ),
  POSTAL_CODE,
  CITY,
  column(
    'region',
    ['Region', 'Region'],
    'text',
    'Bundesland;Bundesstaat;Kanton;State;Province;Canton;Région',
  ),
  COUNTRY,
  PHONE,
  column(
    'ownerEmail',
    ['Owner email', 'E-Mail des Inhabers'],
    'text',
    'Owner e-mail;Owner;Inhaber;E-Mail;Email;E-Mail-Adresse;Email address;Mail;Mailadresse;' +
      'Courriel;Adresse e-mail;E-mail du propriétaire;E-mail du responsable',
  ),
  column(
    'debtorAccount',
    ['Debtor account', 'Debitorenkonto'],
    'text',
    'Debitor;Debitorennummer;Debitoren-Nr.;Debitor-Nr.;Debtor no.;Debtor number;Debtor;' +
      'Compte débiteur;N° débiteur;Compte auxiliaire',
  ),
];
