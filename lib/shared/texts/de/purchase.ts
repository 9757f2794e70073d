import type { Texts } from '../en/texts';

/** The purchase page (product §2.5, §5.2). */
export const purchase: Texts['purchase'] = {
  title: '{name} bestellen',
  eyebrow: 'Bestellung',
  specifications: 'Technische Daten',
  sku: 'Artikelnummer',
  price: 'Stückpreis',
  minimumOrder: 'Mindestmenge',
  available: 'Verfügbar',
  noScript:
    'Das Bestellen braucht JavaScript, das in Ihrem Browser ausgeschaltet ist. Bitte schreiben Sie an {email} oder rufen Sie {phone} an.',
  gone: {
    title: 'Dieses Werkzeug wird nicht mehr verkauft',
    text: '„{name}“ ist nicht mehr im Verkauf. Diese sind ähnlich, und gern bieten wir Ihnen einen Ersatz an.',
  },
  form: {
    onRequest: 'Dieses Werkzeug gibt es nur auf Angebot:',
    gone: 'Dieses Werkzeug ist inzwischen nicht mehr im Verkauf. Es wurde nichts bestellt.',
    heading: 'Ihre Bestellung',
    name: 'Name',
    email: 'E-Mail',
    locked: 'Name und E-Mail stammen aus Ihrem Konto.',
    quantity: 'Menge',
    quantityHint: 'Von {moq} bis {available} Stück.',
    fewer: 'Weniger Stück',
    more: 'Mehr Stück',
    address: 'Adresse',
    addressHint: 'Straße, Ort, Postleitzahl und Land der Lieferung.',
    phone: 'Telefon',
    phoneHint: 'Mit Vorwahl, für die Spedition.',
    value: 'Bestellwert',
    calculation: '{quantity} × {price}',
    noFees: 'Es kommen keine Gebühren, Steuern oder Versandkosten hinzu.',
    submit: 'Bestellung aufgeben',
    payLater: 'Sie bezahlen im nächsten Schritt. Unbezahlte Bestellungen können Sie jederzeit stornieren.',
    unavailable: 'Es sind weniger Stück übrig als die Mindestmenge. Wir fertigen weitere:',
    quoteHint: 'Mehr, als wir haben, eine Sonderanfertigung oder ein Mengenpreis?',
    quote: 'Angebot anfordern',
  },
};
