import { ofShop } from '#shop-texts';
import type { reminderMails as english } from '../en/reminder-mails';

export const reminderMails: typeof english = ofShop('de', 'reminderMails', {
  facts: {
    company: 'Firma',
    overdue: 'Überfällig',
    open: 'Insgesamt offen',
    invoice: '{open}, fällig am {day}',
    more: 'Weitere Rechnungen',
    moreInvoices: 'Siehe Kontoauszug',
    payTo: 'Bankverbindung',
  },
  action: 'Kontoauszug öffnen',
  notes: [
    'Der Kontoauszug liegt bei. Wenn Sie inzwischen bezahlt haben, betrachten Sie diese E-Mail bitte als gegenstandslos.',
    'Wenn mit einer Rechnung etwas nicht stimmt, antworten Sie bitte auf diese E-Mail.',
  ],
  levels: {
    1: {
      subject: 'Freundliche Zahlungserinnerung: {overdue} sind fällig',
      preview: 'Vielleicht ist es untergegangen: Rechnungen von {company} sind überfällig.',
      heading: 'Freundliche Zahlungserinnerung',
      paragraphs: [
        'Vielleicht ist es untergegangen: Rechnungen von {company} bei {brand} sind überfällig, die älteste seit dem {day}. Bitte überweisen Sie {overdue} oder zahlen Sie im Kontoauszug mit Karte.',
      ],
    },
    2: {
      subject: 'Zahlungserinnerung: {overdue} überfällig seit dem {day}',
      preview: 'Ihre Zahlung ist noch nicht eingegangen. Bitte zahlen Sie innerhalb von sieben Tagen.',
      heading: 'Zahlungserinnerung',
      paragraphs: [
        'Ihre Zahlung für Rechnungen von {company} ist noch nicht bei uns eingegangen; die älteste war am {day} fällig. Bitte zahlen Sie {overdue} innerhalb von sieben Tagen.',
        'Wenn das nicht möglich ist, schreiben Sie uns bitte jetzt, damit wir gemeinsam eine Lösung finden.',
      ],
    },
    3: {
      subject: 'Letzte Zahlungserinnerung: {overdue} überfällig seit dem {day}',
      preview: 'Bitte zahlen Sie sofort. Bis dahin können wir Bestellungen auf Rechnung ablehnen.',
      heading: 'Letzte Zahlungserinnerung',
      paragraphs: [
        'Rechnungen von {company} sind seit mehr als 45 Tagen überfällig; die älteste war am {day} fällig. Bitte zahlen Sie {overdue} umgehend.',
        'Bis dahin können wir weitere Bestellungen auf Rechnung ablehnen. Wenn es einen Grund gibt, warum Sie nicht zahlen, sagen Sie ihn uns bitte heute.',
      ],
    },
  },
});
