import { ofShop } from '#shop-texts';
import type { Texts } from '../en/texts';
import { needs } from './needs';

export const companyOrder: Texts['companyOrder'] = ofShop('de', 'companyOrder', {
  loading: 'Bestellweg Ihrer Firma wird geladen',
  missing: 'Es fehlt noch: {fields}',
  payment: {
    heading: 'Zahlung',
    card: 'Mit Karte bezahlen',
    account: 'Auf Rechnung ({days} Tage)',
    credit: 'Freier Kreditrahmen: {amount}',
    cardLater: 'Es wird jetzt nichts abgebucht. Sie bezahlen anschließend unter „Meine Bestellungen“.',
    accountLater: 'Die Rechnung geht mit dem Versand an Ihre Firma.',
  },
  needs,
  approval: {
    heading: 'Freigabe',
    needed: 'Diese Bestellung braucht eine Freigabe, bevor sie aufgegeben wird:',
    answeredBy: 'Freigeben können {names}',
    nobody: 'Im Moment kann das niemand sonst freigeben. Bitte sprechen Sie mit einem Inhaber Ihrer Firma.',
    none: 'Keine Freigabe nötig.',
    budget: 'Vom Budget übrig',
    leftOf: '{left} von {limit} im Zeitraum {period}',
    credit: 'Freier Kreditrahmen',
    creditOf: '{left} von {limit}',
    after: '{amount} nach dieser Bestellung',
    passed: '{amount} überschritten nach dieser Bestellung',
    submit: 'Zur Freigabe einreichen',
    submitted: 'Zur Freigabe eingereicht',
    submittedTo: 'Zur Freigabe eingereicht. Es wartet auf {names}.',
    gone: 'Sie bestellen nicht mehr für eine Firma. Es wurde nichts eingereicht; von nun an bestellen Sie für sich selbst.',
    submitHint: 'Bis zur Freigabe ist nichts reserviert.',
  },
});
