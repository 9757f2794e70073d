import { ofShop } from '#shop-texts';
import type { companyMails as english } from '../en/company-mails';

export const companyMails: typeof english = ofShop('de', 'companyMails', {
  facts: {
    number: 'Nummer',
    company: 'Firma',
    vatId: 'USt-IdNr.',
    certificate: 'Bescheinigung',
    states: 'Staaten',
    validTo: 'Gültig bis',
    name: 'Registriert von',
    email: 'E-Mail',
  },
  someone: 'Jemand',
  roles: { buyer: 'Einkäufer', approver: 'Freigeber', owner: 'Inhaber' },
  registered: {
    subject: '{number}: {company} wartet auf Freischaltung',
    preview: 'Ein Kunde hat eine Firma registriert. Bitte prüfen Sie sie und schalten Sie sie frei.',
    heading: '{company} wartet auf Freischaltung',
    paragraphs: ['Ein Kunde hat diese Firma registriert. Bitte prüfen Sie sie und schalten Sie sie frei.'],
    action: 'Im Dashboard öffnen',
    notes: ['Eine Antwort auf diese E-Mail geht an die Person, die sie registriert hat.'],
  },
  activated: {
    subject: '{company} ist bei {brand} freigeschaltet',
    preview: 'Was Sie ab jetzt bestellen, bestellen Sie für {company}.',
    heading: '{company} ist freigeschaltet',
    paragraphs: [
      'Wir haben {company} bei {brand} freigeschaltet. Was Sie ab jetzt bestellen, bestellen Sie für die Firma, und die Rechnungen lauten auf sie.',
      'Inhaber können Kollegen einladen und Adressen und Listen für alle anlegen.',
    ],
    action: 'Meine Firma öffnen',
  },
  vatIdValid: {
    subject: '{vatId} ist bestätigt',
    preview: 'Lieferungen in andere Mitgliedstaaten der EU können ab jetzt umsatzsteuerfrei sein.',
    heading: 'USt-IdNr. bestätigt',
    paragraphs: [
      'Die USt-IdNr. {vatId} von {company} ist bestätigt. Bestellungen sind ab jetzt umsatzsteuerfrei, wo das Gesetz es vorsieht; jede Bestellung weist das vor dem Absenden aus.',
    ],
    action: 'Meine Firma öffnen',
  },
  vatIdInvalid: {
    subject: '{vatId} ist nicht gültig',
    preview: 'Bis das geklärt ist, werden Bestellungen wie ohne USt-IdNr. besteuert.',
    heading: 'USt-IdNr. nicht gültig',
    paragraphs: [
      'Laut dem Dienst der EU ist die USt-IdNr. {vatId} von {company} nicht gültig. Bis das geklärt ist, werden Bestellungen wie ohne Nummer besteuert.',
      'Bitte prüfen Sie die Nummer. Wenn sie stimmt, ist sie vielleicht noch nicht für den Handel innerhalb der EU freigeschaltet: Das kann Ihr Finanzamt veranlassen.',
    ],
    action: 'Nummer prüfen',
  },
  vatIdUnanswered: {
    subject: '{company}: {vatId} wartet seit sieben Tagen',
    preview: 'Der Dienst der EU gibt zu dieser USt-IdNr. keine Auskunft. Bitte bestätigen Sie sie von Hand.',
    heading: 'USt-IdNr. zu bestätigen',
    paragraphs: [
      'Der Dienst der EU hat seit sieben Tagen keine Auskunft zur USt-IdNr. {vatId} gegeben und wird nicht mehr gefragt. Bis jemand die Nummer bestätigt, werden Bestellungen von {company} wie ohne Nummer besteuert.',
    ],
    action: 'Im Dashboard öffnen',
  },
  certificateEnds: {
    subject: 'Bescheinigung {number} endet am {day}',
    preview: 'Danach fällt auf Bestellungen von {company} Verkaufssteuer an.',
    heading: 'Eine Befreiungsbescheinigung läuft bald ab',
    paragraphs: [
      'Die Befreiungsbescheinigung {number} von {company} gilt bis {day}. Auf spätere Bestellungen fällt Verkaufssteuer an, wenn Sie uns nicht rechtzeitig eine neue schicken.',
    ],
    action: 'Meine Firma öffnen',
  },
  certificateEndsForShop: {
    subject: '{company}: Bescheinigung {number} endet am {day}',
    preview: 'Danach fällt auf Bestellungen von {company} Verkaufssteuer an.',
    heading: 'Eine Befreiungsbescheinigung läuft bald ab',
    paragraphs: [
      'Die Befreiungsbescheinigung {number} von {company} gilt bis {day}. Die Inhaber wurden benachrichtigt.',
    ],
    action: 'Im Dashboard öffnen',
  },
  digest: {
    subject: 'Einladungen: {count}',
    preview: 'Die Einladungen der letzten Stunde, in einer E-Mail.',
    heading: 'Einladungen zu Firmen',
    paragraphs: [
      'An diese Adresse gingen in der letzten Stunde viele Einladungen. Hier steht der Rest in einer E-Mail, das Älteste zuerst. Jeder Link gilt sieben Tage.',
    ],
    older: 'Und {rest} davor.',
    action: 'Meine Firma öffnen',
    notes: ['Wenn Sie nicht wissen, worum es geht, können Sie diese E-Mail ignorieren.'],
  },
  join: {
    subject: 'Treten Sie {company} bei {brand} bei',
    preview: '{name} hat Sie eingeladen, für {company} zu bestellen.',
    heading: '{company} beitreten',
    paragraphs: ['{name} hat Sie eingeladen, {company} bei {brand} als {role} beizutreten.'],
    action: 'Der Firma beitreten',
    notes: [
      'Der Link gilt sieben Tage, und nur für diese E-Mail-Adresse.',
      'Wenn Sie nicht wissen, worum es geht, können Sie diese E-Mail ignorieren.',
    ],
  },
});
