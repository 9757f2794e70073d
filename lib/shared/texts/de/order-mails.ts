import type { Texts } from '../en/texts';

export const orderMails: Texts['orderMails'] = {
  facts: {
    order: 'Bestellung',
    tool: 'Werkzeug',
    quantity: 'Menge',
    quantityAt: '{count} zu je {price}',
    line: '{count} × {tool}, {amount}',
    lineReferred: '{count} × {tool}, {amount}. Ihre Referenz: {reference}',
    reference: 'Ihre Referenz',
    more: 'Und',
    moreLines: '{count} weitere, auf der Seite der Bestellung',
    poNumber: 'Ihre Bestellnummer',
    value: 'Bestellwert',
    address: 'Lieferadresse',
    shipsOn: 'Voraussichtlicher Versand',
    shipsOnIfPaid: '{day}, bei rechtzeitiger Zahlung',
    paidOn: 'Bezahlt am',
    invoice: 'Rechnung',
    toPay: 'Zu zahlen',
    dueOn: 'Fällig',
    payTo: 'Zahlbar an',
    paidByCredit: 'Aus Guthaben bezahlt',
    creditNote: 'Rechnungskorrektur',
    transaction: 'Transaktions-ID',
    buyer: 'Käufer',
    why: 'Grund',
    refund: 'Erstattung',
    refunded: 'Erstattet',
    refundReason: 'Grund',
    dueBy: 'Antwort bis',
    dispute: 'Rückbuchung',
  },
  placed: {
    subject: 'Bestellung {number} aufgegeben: {tool}',
    preview: 'Ihre Ware ist reserviert. Bitte bezahlen Sie, damit wir sie versenden.',
    heading: 'Vielen Dank für Ihre Bestellung',
    paragraphs: [
      'Guten Tag {name}, wir haben Ihre Ware reserviert. Wir versenden sie, sobald die Bestellung bezahlt ist.',
    ],
    action: 'Jetzt bezahlen',
    notes: ['Ohne Zahlung bis zum {until} verfällt die Bestellung.'],
  },
  placedOnAccount: {
    subject: 'Bestellung {number} aufgegeben: {tool}',
    preview: 'Ihre Ware ist reserviert und wird auf Rechnung versandt.',
    heading: 'Vielen Dank für Ihre Bestellung',
    paragraphs: [
      'Guten Tag {name}, wir haben Ihre Ware reserviert und versenden sie auf Rechnung. Die Rechnung kommt mit dem Versand.',
    ],
    action: 'Bestellung ansehen',
  },
  expiring: {
    subject: 'Bestellung {number} ist bis {until} reserviert: {tool}',
    preview: 'Bezahlen Sie bis dahin, damit die Ware für Sie reserviert bleibt.',
    heading: 'Ihre Bestellung wartet noch auf die Zahlung',
    paragraphs: [
      'Guten Tag {name}, wir halten Ihre Bestellung bis {until} für Sie reserviert. Ohne Zahlung geht die Ware dann wieder in den Verkauf, und es wird nichts abgebucht.',
    ],
    action: 'Jetzt bezahlen',
    notes: [
      'Sie haben es sich anders überlegt? Stornieren Sie die Bestellung auf der Seite „Meine Bestellungen“ oder lassen Sie sie einfach verfallen.',
    ],
  },
  expired: {
    subject: 'Bestellung {number} verfallen: {tool}',
    preview: 'Die Bestellung wurde nicht rechtzeitig bezahlt. Es wurde nichts abgebucht.',
    heading: 'Ihre Bestellung ist verfallen',
    paragraphs: [
      'Guten Tag {name}, Ihre Bestellung wurde nicht rechtzeitig bezahlt und ist verfallen; die Ware liegt wieder im Lager. Es wurde nichts abgebucht.',
    ],
    action: 'Erneut bestellen',
  },
  cancelled: {
    subject: 'Bestellung {number} storniert: {tool}',
    preview: 'Es wurde nichts abgebucht.',
    heading: 'Ihre Bestellung ist storniert',
    paragraphs: [
      'Guten Tag {name}, wie gewünscht haben wir Ihre Bestellung storniert. Es wurde nichts abgebucht.',
    ],
    action: 'Werkzeuge ansehen',
    notes: ['Noch Fragen? Schreiben Sie an {contact}.'],
  },
  cancelledByShop: 'Guten Tag {name}, {brand} hat Ihre Bestellung storniert. Es wurde nichts abgebucht.',
  paid: {
    subject: 'Zahlungsbeleg zu Bestellung {number}: {amount} bezahlt',
    preview: 'Ihre Zahlung ist eingegangen.',
    heading: 'Zahlung eingegangen',
    paragraphs: [
      'Guten Tag {name}, vielen Dank: Ihre Zahlung ist eingegangen. Wir melden uns, sobald die Bestellung versandt ist. Die Rechnung finden Sie auf der Seite der Bestellung.',
    ],
    action: 'Bestellung ansehen',
  },
  shipped: {
    subject: 'Bestellung {number} versandt: {tool}',
    preview: 'Ihre Werkzeuge sind unterwegs.',
    heading: 'Ihre Bestellung ist unterwegs',
    paragraphs: ['Guten Tag {name}, Ihre Bestellung hat unser Werk verlassen.'],
    action: 'Bestellung ansehen',
  },
  shippedOnAccount: {
    subject: 'Bestellung {number} versandt: {tool}',
    preview: 'Ihre Werkzeuge sind unterwegs, und hier ist die Rechnung.',
    heading: 'Ihre Bestellung ist unterwegs',
    paragraphs: [
      'Guten Tag {name}, Ihre Bestellung hat unser Werk verlassen. Die Rechnung finden Sie auf der Seite der Bestellung.',
    ],
    action: 'Bestellung ansehen',
  },
  invoice: {
    subject: 'Rechnung {invoice} zu Bestellung {number}',
    preview: 'Eine Bestellung von {company} wurde auf Rechnung versandt.',
    heading: 'Rechnung {invoice}',
    paragraphs: [
      'Bestellung {number}, aufgegeben von {name} für {company}, wurde versandt. Die Rechnung steht auf der Seite der Bestellung, für Freigeber und Inhaber der Firma.',
    ],
    action: 'Bestellung ansehen',
  },
  invoicePaid: {
    subject: 'Zahlung von {amount} für Rechnung {invoice} eingegangen',
    preview: 'Eine Quittung Ihrer Kartenzahlung.',
    heading: 'Zahlung eingegangen',
    paragraphs: ['Rechnung {invoice} der Bestellung {number} wurde mit Karte bezahlt: {amount}.'],
    action: 'Bestellung ansehen',
  },
  refunded: {
    subject: 'Bestellung {number} erstattet: {amount}',
    preview: 'Ihre Zahlung ist auf dem Weg zurück zu Ihnen.',
    heading: 'Ihre Bestellung wurde erstattet',
    paragraphs: [
      'Guten Tag {name}, {brand} hat Ihre Bestellung vor dem Versand storniert und erstattet. {amount} gehen auf die Karte zurück, mit der Sie bezahlt haben; bis zur Buchung können zehn Tage vergehen.',
    ],
    action: 'Bestellung ansehen',
    notes: ['Noch Fragen? Schreiben Sie an {contact}.'],
  },
  partCredited: {
    subject: 'Rechnungskorrektur über {amount} zu Bestellung {number} ({note})',
    preview: 'Ein Teil Ihrer Bestellung wurde dem Konto Ihrer Firma gutgeschrieben.',
    heading: '{amount} gutgeschrieben',
    paragraphs: [
      'Guten Tag {name}, {brand} hat dem Konto Ihrer Firma {amount} Ihrer Bestellung gutgeschrieben. Das mindert, was von der Rechnung offen ist; ein Rest bezahlt die nächste. Der Rest der Bestellung bleibt unverändert.',
    ],
    action: 'Bestellung ansehen',
    notes: [
      'Die Rechnungskorrektur finden Sie auf der Seite der Bestellung. Noch Fragen? Schreiben Sie an {contact}.',
    ],
  },
  partRefunded: {
    subject: 'Erstattung von {amount} zu Bestellung {number} ({note})',
    preview: 'Ein Teil Ihrer Zahlung ist auf dem Weg zurück zu Ihnen.',
    heading: 'Sie erhalten {amount} zurück',
    paragraphs: [
      'Guten Tag {name}, {brand} hat {amount} Ihrer Bestellung erstattet. Das Geld geht auf die Karte zurück, mit der Sie bezahlt haben; bis zur Buchung können zehn Tage vergehen. Der Rest der Bestellung bleibt unverändert.',
    ],
    action: 'Bestellung ansehen',
    notes: [
      'Die Rechnungskorrektur finden Sie auf der Seite der Bestellung. Noch Fragen? Schreiben Sie an {contact}.',
    ],
  },
  digest: {
    subject: 'Neues zu Ihren Bestellungen: {count}',
    preview: 'Was in der letzten Stunde geschehen ist, in einer E-Mail.',
    heading: 'Neues zu Ihren Bestellungen',
    paragraphs: [
      'In der letzten Stunde gab es viel Neues zu Ihren Bestellungen. Hier steht der Rest in einer E-Mail, das Älteste zuerst:',
    ],
    older: 'Und {rest} davor; alles finden Sie auf der Seite „Meine Bestellungen“.',
    action: 'Meine Bestellungen ansehen',
  },
  chargedBack: {
    subject: 'Bestellung {number} geschlossen: {amount}',
    preview: 'Ihre Bank hat Ihnen das Geld zurückgegeben.',
    heading: 'Ihre Bestellung wurde geschlossen',
    paragraphs: [
      'Guten Tag {name}, Ihre Bank hat Ihnen {amount} zurückgegeben, nachdem Sie die Zahlung angefochten hatten. {brand} hat Ihre Bestellung geschlossen; es wird nichts versandt.',
    ],
    action: 'Bestellung ansehen',
    notes: ['Noch Fragen? Schreiben Sie an {contact}.'],
  },
  disputeOpened: {
    subject: 'Rückbuchung: {amount} ({number})',
    preview: 'Die Bank des Käufers hat das Geld eingezogen. Belege zählen nur bis zum unten genannten Datum.',
    heading: 'Ein Käufer hat {amount} angefochten',
    paragraphs: [
      'Die Bank des Käufers hat das Geld von Ihrem Konto beim Zahlungsdienst eingezogen, bis sie entscheidet.',
      'Reichen Sie in der Verwaltung des Zahlungsdienstes Belege ein, etwa die Rechnung und den Liefernachweis. Ohne rechtzeitige Antwort ist das Geld verloren.',
    ],
    action: 'Bestellung ansehen',
  },
  disputeInquiry: {
    subject: 'Eine Bank fragt nach einer Zahlung: {amount} ({number})',
    preview: 'Es wurde kein Geld eingezogen. Eine Antwort kann dafür sorgen, dass es so bleibt.',
    heading: 'Eine Bank fragt nach {amount}',
    paragraphs: [
      'Der Käufer erkennt eine Zahlung nicht wieder oder stellt sie in Frage. Die Bank hat bisher kein Geld eingezogen.',
      'Antworten Sie in der Verwaltung des Zahlungsdienstes oder erstatten Sie die Bestellung: Aus einer unbeantworteten Anfrage wird oft eine Rückbuchung.',
    ],
    action: 'Bestellung ansehen',
  },
  disputeClosed: {
    subject: 'Rückbuchung entschieden: {amount} ({number})',
    preview: '{outcome}',
    heading: 'Über die Rückbuchung von {amount} ist entschieden',
    paragraphs: ['{outcome}', 'Die Bestellung bleibt unverändert.'],
    action: 'Bestellung ansehen',
  },
  refundFailed: {
    subject: 'Erstattung fehlgeschlagen: {amount} ({number})',
    preview: 'Das Geld kam zurück, und der Käufer wartet noch darauf.',
    heading: 'Eine Erstattung von {amount} ist fehlgeschlagen',
    paragraphs: [
      'Das Geld ist wieder auf Ihrem Konto beim Zahlungsdienst, und der Käufer wartet noch darauf.',
      'Senden Sie es in Ihrem Konto im Shop erneut. Gibt es die Karte nicht mehr, geben Sie das Geld auf anderem Weg zurück, zum Beispiel per Überweisung, und vermerken Sie das dort.',
    ],
    action: 'Nächste Schritte ansehen',
  },
  refundGivenUp: {
    subject: 'Erstattung nicht möglich: {amount} ({number})',
    preview: 'Der Zahlungsdienst lehnt sie ab, und der Käufer wartet noch darauf.',
    heading: 'Eine Erstattung von {amount} kann nicht gesendet werden',
    paragraphs: [
      'Der Zahlungsdienst lehnt sie endgültig ab, deshalb versucht der Shop es nicht mehr. Der Käufer wartet noch auf das Geld, sofern es nicht durch eine Rückbuchung oder eine Erstattung beim Zahlungsdienst zurückgegangen ist.',
      'Sehen Sie in Ihrem Konto im Shop nach, was geschehen ist. Ist noch Geld offen, geben Sie es auf anderem Weg zurück, zum Beispiel per Überweisung, und vermerken Sie das dort.',
    ],
    action: 'Nächste Schritte ansehen',
  },
};
