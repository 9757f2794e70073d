import { ofShop } from '#shop-texts';
import type { shipUnits as english } from '../en/ship-units';
import { serialFields } from './serial-fields';

export const shipUnits: typeof english = ofShop('de', 'shipUnits', {
  serials: serialFields,
  ship: {
    title: 'Aus Bestellung {number} versenden',
    text: 'Was Sie weglassen, bleibt offen. Scannen Sie die Nummer jedes Pakets: Die Eingabetaste beginnt das nächste.',
    submit: { one: '1 Stück versenden', many: '{count} Stück versenden' },
    shipDay: 'Versandtag',
    shipDayFault: 'Bitte geben Sie einen Tag vom {from} bis {to} ein.',
    notify: 'Käufer benachrichtigen',
    evenInParts: 'Trotzdem in Teilen versenden',
    evenInPartsHint: 'Der Käufer möchte alles in einer Lieferung.',
    done: 'Lieferung {number} gespeichert',
  },
  cancel: {
    title: 'Offene Stückzahl der Bestellung {number} stornieren',
    textCard:
      'Sie geht zurück in den Verkauf, und ihr Wert wird erstattet. Der Käufer erhält eine E-Mail. Das lässt sich nicht rückgängig machen.',
    textAccount:
      'Sie geht zurück in den Verkauf und wird nicht berechnet. Der Käufer erhält eine E-Mail. Das lässt sich nicht rückgängig machen.',
    reason: 'Grund',
    reasonHint: 'Der Käufer sieht ihn.',
    reasonFault: 'Bitte nennen Sie einen Grund.',
    refunds: 'Erstattet: {amount}',
    owesNoMore: 'Nicht berechnet: {amount}',
    whole:
      'Das ist die ganze Bestellung, und nichts davon ist versandt. Bitte stornieren oder erstatten Sie sie im Ganzen.',
    submit: { one: '1 Stück stornieren', many: '{count} Stück stornieren' },
    done: { one: '1 Stück storniert', many: '{count} Stück storniert' },
  },
  dates: {
    title: 'Termine der Bestellung {number} ändern',
    text: 'Der Käufer bekommt eine E-Mail, wenn eine Position später abgeht oder keinen Termin mehr hat.',
    dayOf: 'Zugesagt für {name}',
    noDayOf: 'Kein Termin für {name}',
    noDay: 'Kein Termin',
    reason: 'Grund',
    reasonHint: 'Steht in der E-Mail.',
    fault: 'Der zugesagte Tag muss heute oder später sein',
    submit: 'Termine speichern',
    done: 'Termine gespeichert',
  },
  correct: {
    title: 'Sendungsnummern der Lieferung {number} korrigieren',
    text: 'Der Käufer erhält eine E-Mail, wenn sich ein Versanddienst oder eine Nummer ändert.',
    submit: 'Sendungsnummern speichern',
    done: 'Sendungsnummern gespeichert',
  },
  addSerials: {
    title: 'Seriennummern der Lieferung {number}',
    text: 'Scannen Sie jedes Stück: Die Eingabetaste beginnt das nächste. Listen lassen sich einfügen.',
    submit: 'Seriennummern speichern',
    done: 'Seriennummern gespeichert',
  },
  units: 'Stückzahl',
  unitsOf: 'Stückzahl von {name}',
  ofUnits: 'von {count}',
  unitsFault: 'Bitte geben Sie nicht mehr ein, als offen ist.',
  parcels: 'Pakete',
  parcel: 'Paket {count}',
  carrier: 'Versanddienst',
  other: 'Anderer',
  trackingNumber: 'Sendungsnummer',
  carrierName: 'Name des Versanddiensts',
  trackingLink: 'Link zur Verfolgung',
  addParcel: 'Paket hinzufügen',
  removeParcel: 'Paket entfernen',
  twice: '{number} steht schon in der Liste',
  back: 'Zurück',
});
