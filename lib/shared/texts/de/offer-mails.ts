import { ofShop } from '#shop-texts';
import type { Texts } from '../en/texts';

export const offerMails: Texts['offerMails'] = ofShop('de', 'offerMails', {
  facts: {
    offer: 'Angebot',
    request: 'Ihre Anfrage',
    line: '{count} × {tool} zu {price}',
    more: 'Weitere',
    moreLines: '{count} weitere Werkzeuge auf der Seite des Angebots',
    value: 'Wert',
    validUntil: 'Gültig bis',
    note: 'Nachricht',
    wish: 'Gewünscht: {count} × {tool} zu {price}',
    wishAny: 'Gewünscht: {count} × {tool}',
  },
  sent: {
    subject: 'Angebot {number} von {brand}',
    preview: 'Unser Angebot für Sie, gültig bis {day}.',
    heading: 'Unser Angebot {number}',
    paragraphs: [
      'Vielen Dank für Ihre Anfrage. Dies ist unser Angebot, gültig bis {day}. Auf seiner Seite können Sie es zu diesen Preisen bestellen, um Änderungen bitten oder ablehnen.',
    ],
    action: 'Angebot öffnen',
  },
  renewed: {
    subject: 'Angebot {number} von {brand}, Version {version}',
    preview: 'Eine neue Version unseres Angebots, gültig bis {day}.',
    heading: 'Unser Angebot {number}, Version {version}',
    paragraphs: [
      'Dies ist eine neue Version unseres Angebots, gültig bis {day}. Sie ersetzt die vorige. Auf der Seite des Angebots können Sie es zu diesen Preisen bestellen, um Änderungen bitten oder ablehnen.',
    ],
    action: 'Angebot öffnen',
  },
  ends: {
    subject: 'Angebot {number} von {brand} endet am {day}',
    preview: 'Unser Angebot für Sie gilt bis {day}.',
    heading: 'Unser Angebot {number} endet am {day}',
    paragraphs: [
      'Wir erinnern Sie an unser Angebot, das bis einschließlich {day} gilt. Auf seiner Seite können Sie es zu diesen Preisen bestellen, um Änderungen bitten oder ablehnen.',
    ],
    action: 'Angebot öffnen',
  },
  notes: {
    held: 'Wir halten den Bestand für Sie, bis das Angebot endet.',
    reply: 'Eine Antwort auf diese E-Mail geht an den Shop.',
    account:
      'Um das Angebot zu sehen, melden Sie sich mit {email} an, oder legen Sie ein Konto mit dieser Adresse an und bestätigen Sie sie.',
  },
  countered: {
    subject: 'Angebot {number}: {name} bittet um Änderungen',
    preview: 'Das Angebot kann erst angenommen werden, wenn Sie eine neue Version senden.',
    heading: '{name} bittet um Änderungen an Angebot {number}',
    action: 'Im Dashboard öffnen',
    notes: ['Eine Antwort auf diese E-Mail geht an den Empfänger des Angebots.'],
  },
  declined: {
    subject: 'Angebot {number}: von {name} abgelehnt',
    preview: 'Das Angebot wurde ohne Angabe eines Grundes abgelehnt.',
    heading: '{name} hat Angebot {number} abgelehnt',
    paragraphs: [
      'Das Angebot wurde ohne Angabe eines Grundes abgelehnt. Sie können eine neue Version senden.',
    ],
    action: 'Im Dashboard öffnen',
    notes: ['Eine Antwort auf diese E-Mail geht an den Empfänger des Angebots.'],
  },
});
