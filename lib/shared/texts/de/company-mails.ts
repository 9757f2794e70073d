import type { companyMails as english } from '../en/company-mails';

export const companyMails: typeof english = {
  facts: {
    number: 'Nummer',
    company: 'Firma',
    vatId: 'USt-IdNr.',
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
};
