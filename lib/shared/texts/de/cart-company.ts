import type { Texts } from '../en/texts';

export const cartCompany: Texts['cartCompany'] = {
  loading: 'Bestellweg Ihrer Firma wird geladen',
  payment: {
    heading: 'Zahlung',
    card: 'Mit Karte bezahlen',
    account: 'Auf Rechnung ({days} Tage)',
    credit: 'Freies Kreditlimit: {amount}',
    cardLater: 'Es wird jetzt nichts abgebucht. Sie bezahlen anschließend unter „Meine Bestellungen“.',
    accountLater: 'Die Rechnung geht mit dem Versand an Ihre Firma.',
  },
};
