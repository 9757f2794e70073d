import { ofShop } from '#shop-texts';
import type { Texts } from '../texts-for';

export const serialMails: Texts['serialMails'] = ofShop('de', 'serialMails', {
  tool: '{name} ({sku}), {serial}: fällig am {day}',
  one: {
    subject: 'Kalibrierung fällig: 1 Werkzeug',
    heading: 'Die Kalibrierung eines Werkzeugs ist fällig',
  },
  many: {
    subject: 'Kalibrierung fällig: {count} Werkzeuge',
    heading: 'Die Kalibrierung von {count} Werkzeugen ist fällig',
  },
  rest: '{rest} weitere stehen unter Meine Werkzeuge.',
  due: {
    preview: 'Diese Werkzeuge sind bald zu kalibrieren.',
    paragraphs: ['Die Kalibrierung dieser Werkzeuge ist bald fällig oder überfällig.'],
    action: 'Meine Werkzeuge öffnen',
    notes: [
      'Zu jedem Fälligkeitstag eines Werkzeugs erhalten Sie eine E-Mail. Unter Meine Werkzeuge können Sie ein Werkzeug als nicht mehr in Gebrauch kennzeichnen, einen anderen Tag angeben oder diese E-Mails abschalten.',
    ],
  },
});
