import { ofShop } from '#shop-texts';
import type { shipments as english } from '../en/shipments';

export const shipments: typeof english = ofShop('de', 'shipments', {
  status: {
    heading: 'Lieferstand',
    columns: {
      tool: 'Werkzeug',
      ordered: 'Bestellt',
      shipped: 'Versandt',
      open: 'Offen',
      ready: 'Bereit',
      promised: 'Zugesagt',
      expected: 'Erwartet',
    },
    noDate: 'Noch kein Tag',
    cancelled: '{count} storniert',
  },
  heading: 'Lieferungen',
  title: 'Lieferung {number}',
  line: '{count} × {name}',
  serials: 'Seriennummern: {serials}',
  parcels: 'Pakete',
  track: '{number} verfolgen',
  deliveryNote: 'Lieferschein',
  invoice: 'Rechnung {number}',
  externalId: 'Externe Nummer {number}',
  actions: {
    ship: 'Stückzahl versenden',
    dates: 'Termine ändern',
    cancel: 'Offene stornieren',
    correct: 'Sendungsnummern korrigieren',
    serials: 'Seriennummern ergänzen',
  },
});
