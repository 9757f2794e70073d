import type { Texts } from '../en/texts';

export const costs: Texts['costs'] = {
  taxes: {
    vat: 'USt. {rate}',
    vatOf: 'USt. {rate} ({country})',
    'small-business': 'Keine USt.',
    'intra-community': 'Innergemeinschaftliche Lieferung',
    export: 'Ausfuhrlieferung',
    'reverse-charge': 'Steuerschuldnerschaft des Leistungsempfängers',
    untaxed: 'Keine Steuer',
  },
  notes: {
    'small-business': 'Kein Ausweis von Umsatzsteuer, Kleinunternehmer',
    'intra-community': 'Steuerfreie innergemeinschaftliche Lieferung',
    'reverse-charge': 'Steuerschuldnerschaft des Leistungsempfängers',
    export: 'Steuerfreie Ausfuhrlieferung',
    exempt: 'Steuerfrei nach Bescheinigung',
    'vat-id-waiting': 'Die USt-IdNr. ist noch nicht bestätigt, deshalb fällt Umsatzsteuer an',
    'state-missing': 'Die Verkaufssteuer hängt vom Bundesstaat ab',
  },
  why: {
    'on-request': 'Preis auf Anfrage',
    'too-heavy': 'Zu schwer für einen festen Preis',
    above: 'Der Warenwert ist zu hoch für einen festen Preis',
    'weight-unknown': 'Das Gewicht eines Werkzeugs ist nicht bekannt',
  },
  reasons: {
    shipping: 'Versand an diesen Ort auf Anfrage',
    weight: 'Versand bei diesem Gewicht auf Anfrage',
    tax: 'Lieferung an diesen Ort auf Anfrage',
  },
};
