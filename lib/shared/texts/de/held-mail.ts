import type { Texts } from '../en/texts';

export const heldMail: Texts['heldMail'] = {
  title: 'Zurückgehaltene E-Mails',
  heading: 'Zurückgehaltene E-Mails',
  text: 'Diese E-Mails warteten auf den Versand, als die Sicherung entstand, aus der dieser Shop wiederhergestellt wurde. Sie könnten seitdem verschickt worden sein. Senden Sie, was noch stimmt, und verwerfen Sie den Rest.',
  count: { one: '1 zurückgehaltene E-Mail', many: '{count} zurückgehaltene E-Mails' },
  empty: {
    title: 'Keine zurückgehaltenen E-Mails',
    text: 'Wird eine Sicherung wiederhergestellt, so werden E-Mails, die seitdem verschickt worden sein könnten, hier zurückgehalten.',
  },
  table: {
    columns: {
      mail: 'E-Mail',
      to: 'An',
      order: 'Bestellung',
      written: 'Geschrieben',
      actions: 'Aktionen',
    },
    kinds: {
      order: 'Bestellung',
      payment: 'Zahlung',
      stock: 'Bestand',
      newsletter: 'Newsletter',
      account: 'Konto',
      request: 'Anfrage',
      digest: 'Zusammenfassung',
      other: 'Sonstiges',
    },
    noOrder: 'keine',
    selectAll: 'Alle auf dieser Seite auswählen',
    selectOne: '„{subject}“ an {to} auswählen',
    selected: '{count} ausgewählt',
    send: {
      one: 'Senden',
      many: '{count} senden',
      titleOne: 'Diese E-Mail senden?',
      titleMany: '{count} E-Mails senden?',
      text: 'Wer sie schon vor der Wiederherstellung erhalten hat, erhält sie ein zweites Mal.',
      doneOne: 'Die E-Mail ist unterwegs.',
      doneMany: '{count} E-Mails sind unterwegs.',
    },
    discard: {
      one: 'Verwerfen',
      many: '{count} verwerfen',
      titleOne: 'Diese E-Mail verwerfen?',
      titleMany: '{count} E-Mails verwerfen?',
      text: 'Sie wird nie verschickt, und ihr Text wird gelöscht.',
      doneOne: 'Die E-Mail wurde verworfen.',
      doneMany: '{count} E-Mails wurden verworfen.',
    },
    tooLate: 'Darüber wurde bereits entschieden.',
  },
};
