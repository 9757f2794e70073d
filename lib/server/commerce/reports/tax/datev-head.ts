import { wallTime } from '@/lib/shared/dates/zoned-days';
import type { TaxSettings } from '@/lib/shared/trade/settings/tax.schema';
import type { ReportDays } from './report-period';

/** DATEV's format "Buchungsstapel": header 700, category 21, version 13 (https://developer.datev.de/datev/platform/de/dtvf). */

export type DatevSettings = NonNullable<TaxSettings['datev']>;

export const LINE_END = '\r\n';

/** Control characters are not allowed in texts, quotation marks are doubled. */
export const quoted = (text: string, most?: number) =>
  `"${[...text.replace(/\p{Cc}+/gu, ' ')].slice(0, most).join('').replaceAll('"', '""')}"`;

const day8 = (day: string) => day.replaceAll('-', '');

const pairs = (count: number, art: string, content: string) =>
  Array.from({ length: count }, (_, at) => [`${art} ${at + 1}`, `${content} ${at + 1}`]).flat();

/** The 125 headings of a "Buchungsstapel" of version 13, as DATEV spells them; programs read by position. */
export const DATEV_COLUMNS: readonly string[] = [
  ...['Umsatz (ohne Soll/Haben-Kz)', 'Soll/Haben-Kennzeichen', 'WKZ Umsatz', 'Kurs', 'Basis-Umsatz'],
  ...['WKZ Basis-Umsatz', 'Konto', 'Gegenkonto (ohne BU-Schlüssel)', 'BU-Schlüssel', 'Belegdatum'],
  ...['Belegfeld 1', 'Belegfeld 2', 'Skonto', 'Buchungstext', 'Postensperre', 'Diverse Adressnummer'],
  ...['Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre', 'Beleglink'],
  ...pairs(8, 'Beleginfo - Art', 'Beleginfo - Inhalt'),
  ...['KOST1 - Kostenstelle', 'KOST2 - Kostenstelle', 'Kost-Menge', 'EU-Land u. UStID (Bestimmung)'],
  ...['EU-Steuersatz (Bestimmung)', 'Abw. Versteuerungsart', 'Sachverhalt L+L', 'Funktionsergänzung L+L'],
  ...['BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer', 'BU 49 Funktionsergänzung'],
  ...pairs(20, 'Zusatzinformation - Art', 'Zusatzinformation- Inhalt'),
  ...['Stück', 'Gewicht', 'Zahlweise', 'Forderungsart', 'Veranlagungsjahr', 'Zugeordnete Fälligkeit'],
  ...['Skontotyp', 'Auftragsnummer', 'Buchungstyp', 'USt-Schlüssel (Anzahlungen)', 'EU-Land (Anzahlungen)'],
  ...['Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)'],
  ...['Herkunft-Kz', 'Buchungs GUID', 'KOST-Datum', 'SEPA-Mandatsreferenz', 'Skontosperre'],
  ...['Gesellschaftername', 'Beteiligtennummer', 'Identifikationsnummer', 'Zeichnernummer'],
  ...['Postensperre bis', 'Bezeichnung SoBil-Sachverhalt', 'Kennzeichen SoBil-Buchung', 'Festschreibung'],
  ...['Leistungsdatum', 'Datum Zuord. Steuerperiode', 'Fälligkeit', 'Generalumkehr (GU)', 'Steuersatz'],
  ...['Land', 'Abrechnungsreferenz', 'BVV-Position', 'EU-Land u. UStID (Ursprung)'],
  ...['EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'],
];

/** Returns the first day of the business year of a day. */
export function businessYear({ yearStart }: Pick<DatevSettings, 'yearStart'>, day: string): string {
  const year = Number(day.slice(0, 4));
  const own = `${year}-${yearStart}`;
  return own <= day ? own : `${year - 1}-${yearStart}`;
}

/** The 31 fields of the first line. */
export function datevHeader(
  settings: DatevSettings,
  { from, to }: ReportDays,
  { now, timeZone }: { now: Date; timeZone: string },
): string {
  const { consultant, client, accountLength, chart } = settings;
  const made = new Date(wallTime(now.getTime(), timeZone)).toISOString().replace(/\D/g, '');
  const none = quoted('');
  return [
    ...[quoted('EXTF'), 700, 21, quoted('Buchungsstapel'), 13, made, '', quoted('RE'), none, none],
    ...[consultant, client, day8(businessYear(settings, from)), accountLength, day8(from), day8(to)],
    ...[quoted(`Rechnungen ${day8(from)}-${day8(to)}`, 30), none, 1, 0, 0, quoted('EUR'), '', none, '', ''],
    ...[quoted(chart ?? ''), '', '', none, none],
  ].join(';');
}

/** The first two lines. */
export function datevHead(...header: Parameters<typeof datevHeader>): string {
  return `${datevHeader(...header)}${LINE_END}${DATEV_COLUMNS.join(';')}${LINE_END}`;
}
