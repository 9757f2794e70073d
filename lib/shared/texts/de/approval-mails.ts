import { ofShop } from '#shop-texts';
import type { approvalMails as english } from '../en/approval-mails';
import { orderNotes } from './order-notes';

export const approvalMails: typeof english = ofShop('de', 'approvalMails', {
  facts: {
    number: 'Anforderung',
    requester: 'Angefordert von',
    poNumber: 'Bestellnummer',
    line: '{count} × {tool}, {amount}',
    more: 'Und weitere',
    moreLines: '{count} weitere Positionen',
    amount: 'Betrag',
    need: 'Braucht eine Freigabe',
    passed: '{sentence}, mit dieser Bestellung um {over} überschritten',
    notes: orderNotes.approval,
  },
  digest: {
    subject: 'Anforderungen zur Freigabe: {count}',
    preview: 'Was in der letzten Stunde geschehen ist, in einer E-Mail.',
    heading: 'Anforderungen zur Freigabe',
    paragraphs: [
      'In der letzten Stunde gab es viele Anforderungen zur Freigabe. Hier steht der Rest in einer E-Mail, das Älteste zuerst:',
    ],
    older: 'Und {rest} davor; alle finden Sie auf der Seite „Freigaben“.',
    action: 'Anforderungen ansehen',
  },
  needed: {
    subject: 'Freigabe nötig: {number}',
    preview: '{name} bittet Sie, eine Bestellung über {amount} freizugeben.',
    heading: 'Freigabe nötig',
    paragraphs: ['{name} bittet Sie, eine Bestellung über {amount} freizugeben.'],
    action: 'Ansehen und entscheiden',
    notes: ['Bestellt wird erst, wenn alle nötigen Freigaben vorliegen. Bis dahin ist nichts reserviert.'],
  },
  approved: {
    subject: 'Freigegeben: {number}',
    preview: 'Ihre Anforderung wurde freigegeben und als {order} bestellt. Bitte bezahlen Sie sie.',
    heading: 'Ihre Anforderung wurde freigegeben',
    paragraphs: [
      'Ihre Anforderung {number} wurde freigegeben und als {order} bestellt. Bitte bezahlen Sie sie mit Karte.',
    ],
    action: 'Bestellung öffnen',
  },
  approvedOnAccount: {
    subject: 'Freigegeben: {number}',
    preview: 'Ihre Anforderung wurde freigegeben und als {order} auf Rechnung bestellt.',
    heading: 'Ihre Anforderung wurde freigegeben',
    paragraphs: ['Ihre Anforderung {number} wurde freigegeben und als {order} auf Rechnung bestellt.'],
    action: 'Bestellung öffnen',
  },
  rejected: {
    subject: 'Abgelehnt: {number}',
    preview: '{person} hat Ihre Anforderung abgelehnt: {reason}',
    heading: 'Ihre Anforderung wurde abgelehnt',
    paragraphs: [
      '{person} hat Ihre Anforderung {number} abgelehnt: „{reason}“',
      'Sie können die Werkzeuge in den Warenkorb legen, ändern und neu einreichen.',
    ],
    action: 'Anforderung öffnen',
  },
  outdated: {
    subject: 'Konnte nicht bestellt werden: {number}',
    preview: 'Ihre Anforderung wurde freigegeben, aber seit dem Einreichen hat sich etwas geändert.',
    heading: 'Ihre Anforderung konnte nicht bestellt werden',
    paragraphs: [
      'Ihre Anforderung {number} wurde freigegeben, aber seit dem Einreichen hat sich etwas geändert, deshalb konnte nicht bestellt werden. Was sich geändert hat, steht auf ihrer Seite.',
      'Sobald das geklärt ist, kann sie bestellt werden; oder ziehen Sie sie zurück, legen Sie die Werkzeuge in den Warenkorb und reichen Sie neu ein.',
    ],
    action: 'Ansehen, was sich geändert hat',
  },
});
