import type { commandBox as english } from '../en/command-box';
import { pageNames } from './page-names';

export const commandBox: typeof english = {
  title: 'Suchen oder öffnen',
  label: 'Bestellung, Kunde, Werkzeug, Seite oder Aktion',
  placeholder: 'Bestell- oder PO-Nummer, Kunde, SKU, Seite',
  close: 'Schließen',
  results: 'Gefunden',
  groups: {
    actions: 'Aktionen',
    pages: 'Seiten',
    orders: 'Bestellungen',
    customers: 'Kunden',
    tools: 'Werkzeuge',
    lists: 'In den Listen suchen',
  },
  actions: {
    ship: 'Bestellungen versenden',
    addProduct: 'Produkt anlegen',
    importCsv: 'CSV importieren',
    lowStock: 'Knappe Bestände prüfen',
    newPriceList: 'Neue Preisliste',
    failedRefunds: 'Fehlgeschlagene Erstattungen klären',
  },
  pages: {
    refunds: 'Erstattungen',
    disputes: 'Rückbuchungen',
    security: 'Sicherheit',
    ...pageNames,
  },
  lists: {
    orders: 'Bestellungen nach „{query}“ durchsuchen',
    customers: 'Kunden nach „{query}“ durchsuchen',
    tools: 'Werkzeuge nach „{query}“ durchsuchen',
  },
  poNumber: 'PO: {number}',
  orderStates: {
    unpaid: 'Unbezahlt',
    'on-account': 'Zu versenden, auf Rechnung',
    paid: 'Zu versenden',
    shipped: 'Versandt',
    cancelled: 'Storniert',
    expired: 'Verfallen',
    refunded: 'Erstattet',
  },
  toolStates: {
    draft: 'Entwurf',
    'on-sale': 'Im Verkauf',
    'on-request': 'Preis auf Anfrage',
    retired: 'Ausgelaufen',
  },
  none: 'Nichts gefunden für „{query}“.',
  failed: 'Der Shop ist nicht erreichbar. Seiten und Aktionen lassen sich trotzdem öffnen.',
  one: '1 Treffer',
  many: '{count} Treffer',
  keys: 'Pfeiltasten wählen, Enter öffnet, Escape schließt.',
};
