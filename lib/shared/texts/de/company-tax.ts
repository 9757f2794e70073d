import { ofShop } from '#shop-texts';
import type { companyTax as english } from '../en/company-tax';

export const companyTax: typeof english = ofShop('de', 'companyTax', {
  vat: {
    states: { valid: 'Bestätigt', waiting: 'Noch nicht bestätigt', invalid: 'Ungültig' },
    byService: 'Vom Dienst der EU bestätigt am {moment}.',
    byHand: 'Von uns bestätigt am {moment}.',
    waiting: 'Bis sie bestätigt ist, werden Bestellungen wie ohne Nummer besteuert.',
    invalid: 'So der Dienst der EU, {moment}. Bestellungen werden wie ohne Nummer besteuert.',
    check: 'Erneut prüfen',
    checked: {
      valid: 'USt-IdNr. bestätigt',
      waiting: 'USt-IdNr. noch nicht bestätigt',
      invalid: 'Ungültige USt-IdNr.',
    },
    away: 'Der Dienst der EU antwortet gerade nicht. Es hat sich nichts geändert.',
    off: 'Dieser Shop fragt keinen Dienst. Er bestätigt Nummern von Hand.',
    name: 'Name beim Dienst',
    address: 'Anschrift beim Dienst',
    consultation: 'Bestätigungsnummer',
    confirm: 'Von Hand bestätigen',
    reason: 'Grund',
    reasonHint: 'Wird als Nachweis aufbewahrt und gilt 90 Tage.',
  },
  reference: 'Käuferreferenz (Leitweg-ID)',
  referenceHint: 'Steht auf Rechnungen, wenn eine Bestellung keine eigene hat.',
  format: 'Rechnungsformat',
  formats: { pdf: 'PDF mit Daten', xrechnung: 'XRechnung' },
  notices: {
    'vat-id-unlikely': 'Gespeichert. Bitte prüfen Sie diese USt-IdNr.: Ihre Prüfziffern sind ungewöhnlich.',
    'leitweg-id-unlikely':
      'Gespeichert. Bitte prüfen Sie die Käuferreferenz: Sie sieht aus wie eine Leitweg-ID mit falschen Prüfziffern.',
  },
  manage: {
    heading: 'Rechnungen und Steuern',
    debtor: 'Debitorenkonto',
    debtorHint: 'In Ihrer Buchhaltung, bis zu 9 Ziffern.',
    saved: 'Rechnungen und Steuern gespeichert',
    save: 'Änderungen speichern',
    certificates: {
      heading: 'Befreiungsbescheinigungen',
      text: 'An Tagen und in Staaten, die eine Bescheinigung nennt, fällt keine Verkaufssteuer an. Aufgegebene Bestellungen behalten ihre Steuer.',
      empty: 'Noch keine Bescheinigungen.',
      row: 'Bescheinigung {number}',
      number: 'Nummer',
      states: 'Staaten',
      statesHint: 'OH, CA',
      reason: 'Grund',
      from: 'Gültig ab',
      to: 'Gültig bis',
      add: 'Bescheinigung hinzufügen',
      remove: '{number} entfernen',
      actions: 'Aktionen',
    },
  },
});
