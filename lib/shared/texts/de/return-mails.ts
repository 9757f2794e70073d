import { ofShop } from '#shop-texts';
import type { Texts } from '../en/texts';

export const returnMails: Texts['returnMails'] = ofShop('de', 'returnMails', {
  facts: {
    number: 'Rücksendung',
    order: 'Bestellung',
    units: 'Stück',
    received: 'Eingegangen',
    address: 'Senden Sie es an',
    instructions: 'Bitte beachten',
    reason: 'Grund',
    note: 'Nachricht',
  },
  requested: {
    subject: 'Rücksendung {number} angefragt',
    preview: 'Wir sehen sie uns an und schreiben Ihnen.',
    heading: 'Ihre Rücksendung {number} ist bei uns',
    paragraphs: [
      'Wir sehen uns an, was Sie von Bestellung {order} zurücksenden möchten, und schreiben Ihnen. Bitte senden Sie noch nichts ab.',
    ],
    action: 'Rücksendung öffnen',
  },
  approved: {
    subject: 'Rücksendung {number} genehmigt',
    preview: 'Bitte legen Sie den Rücksendeschein in das Paket.',
    heading: 'Ihre Rücksendung {number} ist genehmigt',
    paragraphs: [
      'Bitte legen Sie den angehängten Rücksendeschein in das Paket und schreiben Sie seine Nummer außen darauf.',
    ],
    action: 'Rücksendung öffnen',
  },
  refused: {
    subject: 'Rücksendung {number} abgelehnt',
    preview: 'Wir können diese Stücke nicht zurücknehmen.',
    heading: 'Wir können Rücksendung {number} nicht annehmen',
    paragraphs: [
      'Wir können diese Stücke der Bestellung {order} nicht zurücknehmen. Den Grund finden Sie unten; Sie können auf diese E-Mail antworten.',
    ],
    action: 'Rücksendung öffnen',
  },
  received: {
    subject: 'Rücksendung {number} ist eingegangen',
    preview: 'Wir sehen uns an, was eingegangen ist, und schreiben Ihnen wegen des Geldes.',
    heading: 'Ihre Rücksendung {number} ist eingegangen',
    paragraphs: [
      'Vielen Dank. Wir sehen uns an, was eingegangen ist. Sobald Geld an Sie zurückgeht, erhalten Sie eine weitere E-Mail.',
    ],
    action: 'Rücksendung öffnen',
  },
  toAnswer: {
    subject: 'Rücksendung {number} angefragt',
    preview: '{name} möchte Stücke der Bestellung {order} zurücksenden.',
    heading: '{name} fragt Rücksendung {number} an',
    paragraphs: [
      'Stücke der Bestellung {order} sollen zurückkommen. Bitte genehmigen Sie die Rücksendung, oder lehnen Sie sie ab.',
    ],
    action: 'Im Dashboard öffnen',
  },
});
