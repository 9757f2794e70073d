import type { LegalPageName } from '@/lib/shared/site/legal-pages';

const SAMPLE =
  '\n\n*Mustertext eines Vorführ-Shops und keine Rechtsberatung: Ersetzen Sie ihn, bevor Sie verkaufen.*';

/** Markdown, with the shop's facts as placeholders. */
export const LEGAL_TEXTS_DE: Readonly<Record<LegalPageName, string>> = {
  terms: `## Verkäufer

{name}, {address} („wir“), verkauft an Unternehmen, öffentliche Einrichtungen und Schulen, nicht an Verbraucher. Diese Bedingungen gelten für jede Bestellung; Ihre eigenen gelten nur, wenn wir ihnen schriftlich zustimmen.

## Bestellung und Preise

Ihre Bestellung ist ein Angebot. Angenommen ist es mit unserer Bestätigung per E-Mail, spätestens mit dem Versand.

- Preise gelten je Stück, in der angezeigten Währung und ohne Steuer. Haben Sie eigene Preise, so sehen Sie sie nach der Anmeldung.
- Jedes Werkzeug hat eine Mindestmenge; für größere Mengen kann ein niedrigerer Preis gelten, der daneben steht.
- Eine Bestellung, die nach 72 Stunden nicht bezahlt ist, verfällt; die Ware wird wieder frei.

## Zahlung und Lieferung

Sie zahlen bei der Bestellung mit Karte. Wir versenden ab Werk {address} an Werktagen; was bis 14 Uhr bestellt ist und am Lager liegt, geht am selben Tag hinaus. Der bei der Bestellung genannte Tag ist unsere beste Schätzung. Die Gefahr geht mit der Übergabe an den Spediteur auf Sie über.

## Wenn etwas nicht stimmt

Prüfen Sie die Lieferung bei Ankunft. Melden Sie sichtbare Schäden oder Fehlmengen binnen sieben Tagen, verdeckte Mängel, sobald Sie sie bemerken. Näheres unter [Gewährleistung](/warranty) und [Rückgabe](/returns).

## Haftung

Für Vorsatz und für Schäden an Menschen haften wir unbeschränkt, im Übrigen für vorhersehbare Schäden bis zum Wert der Bestellung.

## Recht und Gerichtsstand

Es gilt das Recht des Staates Ohio. Gerichtsstand ist Cuyahoga County.${SAMPLE}`,
  returns: `## Was Sie zurückgeben können

Unbenutzte Werkzeuge in ihrer Verpackung, binnen 30 Tagen nach Lieferung. Gravierte Werkzeuge, Sonderanfertigungen und angebrochene Verbrauchsware wie Sägeblätter, Scheiben und Bits sind ausgenommen.

## So geht es

1. Schreiben Sie an {email}, mit Bestellnummer und Stückzahl. Binnen eines Werktags erhalten Sie eine Rücksendenummer.
2. Verpacken Sie die Werkzeuge wie geliefert, mit der Nummer außen auf dem Paket.
3. Senden Sie es an {name}, Rücksendungen, {address}.

Den Versand zahlen Sie, außer wir haben das falsche oder ein beschädigtes Werkzeug geliefert: dann senden wir Ihnen einen Paketschein.

## Ihre Erstattung

Binnen fünf Werktagen nach Eingang, auf die Karte, mit der Sie gezahlt haben, und mit einer Gutschrift für Ihre Bücher. Eine Bearbeitungsgebühr gibt es nicht.${SAMPLE}`,
  warranty: `## Was abgedeckt ist

| Werkzeug | Dauer |
| --- | --- |
| Handwerkzeug: Schlüssel, Zangen, Hämmer, Schraubendreher | solange es Ihnen gehört |
| Drehmoment- und Messwerkzeug | 2 Jahre, Kalibrierung 12 Monate |
| Elektrowerkzeug, Akkus und Ladegeräte | 3 Jahre, Akkus 1 Jahr |
| Schraubstöcke, Zwingen und Aufbewahrung | 5 Jahre |

Was durch einen Material- oder Fertigungsfehler ausfällt, reparieren oder ersetzen wir.

## Was nicht abgedeckt ist

Verschleiß, Überlastung, verlängerte Griffe, Gebrauch gegen die Anleitung, Rost durch fehlende Pflege und Reparaturen durch Dritte. Sägeblätter, Bits und Scheiben nutzen sich ab; dafür sind sie da.

## So melden Sie einen Mangel

Schreiben Sie an {email} oder rufen Sie {phone} an, mit Bestellnummer und einem Foto. Über die meisten Fälle entscheiden wir binnen eines Werktags; einsenden müssen Sie das Werkzeug selten.${SAMPLE}`,
  privacy: `## Verantwortlicher

{name}, {address}, {email}.

## Was wir verarbeiten und wozu

| Daten | Zweck | Dauer |
| --- | --- | --- |
| Ihr Konto: Name, E-Mail, Telefon, Adressen | Anmeldung und Lieferung | bis Sie es schließen |
| Bestellungen und Rechnungen | Vertrag und Buchhaltung | zehn Jahre |
| Angebotsanfragen und Nachrichten | Antwort an Sie | zwei Jahre |
| Adressen der Besucher im Protokoll des Servers | Sicherheit | 14 Tage |

Es gibt keine Verfolgung. Cookies halten Sie angemeldet und merken sich Ihren Warenkorb, sonst nichts.

## Wer die Daten erhält

Der Zahlungsdienst erhält, was eine Kartenzahlung braucht; Ihre Karte sehen wir nie. Speditionen erhalten Lieferadresse und Telefonnummer. Hosting und E-Mail-Versand verarbeiten Daten in unserem Auftrag.

## Ihre Rechte

Sie können Ihre Daten einsehen, berichtigen, mitnehmen und löschen lassen. Herunterladen und das Konto schließen können Sie in Ihrem Profil; alles andere unter {email}. Beschweren können Sie sich bei einer Aufsichtsbehörde.${SAMPLE}`,
  imprint: `**{name}**

{address}

Telefon {phone}

E-Mail {email}

Vertreten durch Avery Stone, Geschäftsführung

Eingetragen in Ohio, Nummer 0000000 · Steuernummer 00-0000000${SAMPLE}`,
};
