import { ofShop } from '#shop-texts';
import type { Texts } from '../en/texts';

/** Text in double brackets is to be filled in. */
export const legal: Texts['legal'] = ofShop('de', 'legal', {
  titles: {
    terms: 'AGB',
    returns: 'Rückgabe',
    warranty: 'Gewährleistung',
    privacy: 'Datenschutz',
    imprint: 'Impressum',
  },
  descriptions: {
    terms: 'Die Bedingungen, die für Ihre Bestellungen gelten.',
    returns: 'Was Sie zurückgeben können, wie lange und auf welchem Weg.',
    warranty: 'Wofür wir einstehen, wie lange, und was zu tun ist, wenn ein Werkzeug versagt.',
    privacy: 'Welche personenbezogenen Daten wir verarbeiten, wozu, und welche Rechte Sie haben.',
    imprint: 'Wer diesen Shop betreibt und wie Sie uns erreichen.',
  },
  asOf: 'Stand: {day}',
  directors: 'Geschäftsführung: {names}',
  placeholders: {
    terms:
      '> **Platzhalter.** Dieser Shop hat seine AGB noch nicht veröffentlicht.\n\n## Verkäufer\n\n[[Name und Rechtsform des Unternehmens]], [[Anschrift]].\n\n## Bestellung und Preise\n\n[[Wie der Vertrag zustande kommt, welche Preise, Währungen und Mindestmengen gelten]]\n\n## Zahlung und Lieferung\n\n[[Zahlungsarten, Lieferbedingungen, Gefahrübergang]]\n\n## Recht und Gerichtsstand\n\n[[Anwendbares Recht und Gerichtsstand]]',
    returns:
      '> **Platzhalter.** Dieser Shop hat seine Rückgabebedingungen noch nicht veröffentlicht.\n\n## Was Sie zurückgeben können\n\n[[Welche Ware, in welchem Zustand, bis wann]]\n\n## So geht es\n\n[[Rücksendeanschrift, was beizulegen ist, wer den Versand zahlt]]\n\n## Ihre Erstattung\n\n[[Wann und wie erstattet wird]]',
    warranty:
      '> **Platzhalter.** Dieser Shop hat seine Gewährleistungsbedingungen noch nicht veröffentlicht.\n\n## Was abgedeckt ist\n\n[[Welche Mängel, wie lange ab Lieferung]]\n\n## Was nicht abgedeckt ist\n\n[[Verschleiß, unsachgemäßer Gebrauch, Reparaturen durch Dritte]]\n\n## So melden Sie einen Mangel\n\n[[Kontakt, was einzusenden ist, Bearbeitungsdauer]]',
    privacy:
      '> **Platzhalter.** Dieser Shop hat seine Datenschutzerklärung noch nicht veröffentlicht.\n\n## Verantwortlicher\n\n[[Name und Anschrift des Verantwortlichen, Kontakt zum Datenschutz]]\n\n## Was wir verarbeiten und wozu\n\n[[Konten, Bestellungen, Zahlungen, E-Mails; jeweils mit Rechtsgrundlage und Speicherdauer]]\n\n## Wer die Daten erhält\n\n[[Zahlungsdienst, Speditionen, Hosting, E-Mail-Versand. Wo USt-IdNrn. bestätigt werden: der Dienst der EU (MIAS/VIES), der zwei USt-IdNrn. erhält, die der Firma des Käufers und unsere]]\n\n## Ihre Rechte\n\n[[Auskunft, Berichtigung, Löschung, Beschwerde. Angemeldete Kunden können ihre Daten im Profil herunterladen und das Konto schließen]]',
    imprint:
      '> **Platzhalter.** Dieser Shop hat noch nicht veröffentlicht, wer ihn betreibt.\n\n[[Name und Rechtsform des Unternehmens]]\n\n[[Anschrift]]\n\n[[Vertreten durch]]\n\n[[E-Mail und Telefon]]\n\n[[Handelsregister, Registernummer, USt-IdNr.]]',
  },
  admin: {
    title: 'Rechtstexte',
    heading: 'Rechtstexte',
    text: 'In der Fußzeile jeder Seite verlinkt. Jede Änderung wird als neue Fassung veröffentlicht; frühere bleiben erhalten.',
    open: 'Seite ansehen',
    pages: 'Seite',
    languages: 'Sprache der Seite',
    unfinishedPage: '{page} (offen)',
    unfinished:
      'Dieser Text enthält noch Platzhalter in [[doppelten Klammern]]. Ersetzen Sie sie, bevor der Shop öffnet.',
    preview: 'Veröffentlichte Fassung',
    earlier: 'Sie sehen Fassung {number}. Veröffentlichen Sie sie, damit sie wieder gilt.',
    earlierPreview: 'Frühere Fassung',
    versions: 'Fassungen',
    version: 'Fassung {number}, {moment}',
    by: 'von {name}',
    byClosed: 'von einem inzwischen geschlossenen Konto',
  },
  form: {
    text: 'Text',
    hint: 'Markdown: ## Überschrift, **fett**, - Liste, [Link](https://…). HTML und Bilder werden nicht dargestellt.',
    outdated:
      'Inzwischen hat jemand anderes eine neue Fassung veröffentlicht. Vergleichen Sie sie unten mit Ihrer. Wenn Sie erneut veröffentlichen, wird sie ersetzt.',
    preview: 'Wie Sie es geschrieben haben',
    theirs: 'Andere Fassung',
    takeOver: 'Andere Fassung übernehmen',
    save: 'Veröffentlichen',
    saved: 'Seite veröffentlicht',
  },
});
