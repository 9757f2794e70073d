import { ofShop } from '#shop-texts';
/** Loaded once reminders are to be sent. */
export const reminderDialog = ofShop('en', 'reminderDialog', {
  title: 'Send Reminder',
  text: 'Each mail as it goes, with the account statement as a PDF. A company is reminded at most once in seven days.',
  loading: 'Writing the mails …',
  levels: { 1: 'Friendly', 2: 'Firm', 3: 'Last' },
  to: 'To {addresses}',
  skipped: 'Not reminded',
  whys: {
    recent: 'was reminded in the last seven days',
    paused: 'no reminders for now',
    'nothing-overdue': 'nothing is overdue',
    'no-address': 'has no email address',
    unknown: 'is not there any more',
  },
  submit: { one: 'Send 1 Reminder', many: 'Send {count} Reminders' },
  none: 'No Reminder to Send',
  sent: { one: '1 reminder sent', many: '{count} reminders sent' },
  noneSent: 'No reminder was sent',
  back: 'Back',
});
