import { ofShop } from '#shop-texts';
import type { reminderDialog as english } from '../en/reminder-dialog';

export const reminderDialog: typeof english = ofShop('de', 'reminderDialog', {
  title: 'Zahlungserinnerung senden',
  text: 'Jede E-Mail, wie sie verschickt wird, mit dem Kontoauszug als PDF. Eine Firma wird höchstens einmal in sieben Tagen erinnert.',
  loading: 'E-Mails werden geschrieben …',
  levels: { 1: 'Freundlich', 2: 'Bestimmt', 3: 'Letzte' },
  to: 'An {addresses}',
  skipped: 'Nicht erinnert',
  whys: {
    recent: 'wurde in den letzten sieben Tagen erinnert',
    paused: 'wird zurzeit nicht erinnert',
    'nothing-overdue': 'nichts ist überfällig',
    'no-address': 'hat keine E-Mail-Adresse',
    unknown: 'gibt es nicht mehr',
  },
  submit: { one: '1 Zahlungserinnerung senden', many: '{count} Zahlungserinnerungen senden' },
  none: 'Keine Zahlungserinnerung zu senden',
  sent: { one: '1 Zahlungserinnerung gesendet', many: '{count} Zahlungserinnerungen gesendet' },
  noneSent: 'Keine Zahlungserinnerung wurde gesendet',
  back: 'Zurück',
});
