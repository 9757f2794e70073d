import type { GermanTexts } from './german-text';

export const SAWS_AND_BLADES: GermanTexts = {
  'FL-HS-300': {
    name: 'Metallsägebogen 300 mm mit Hebelspannung',
    slug: 'metallsaegebogen-300',
    description:
      'Bügel aus Rechteckrohr; ein Hebel unter dem Griff spannt das Sägeblatt mit 200 N/mm². Blattaufnahme in 90° und 45°; Ersatzblätter finden im Bügel Platz.',
  },
  'FL-WS-550': {
    name: 'Universal-Handsäge 550 mm, 7 TPI',
    slug: 'universal-handsaege-550',
    description:
      'Fuchsschwanz mit impulsgehärteten Zähnen, die dank Dreifachschliff auf Zug und Stoß schneiden. Konisch geschliffenes Blatt, Griffkanten zum Anreißen von 45° und 90°.',
  },
  'FL-CB-190': {
    name: 'Hartmetall-Kreissägeblatt 190 × 30 mm, 40 Zähne',
    slug: 'hartmetall-kreissaegeblatt-190-40',
    description:
      'Feinstkorn-Hartmetall auf lasergeschnittenem, von Hand gespanntem Stammblatt. Dehnungsschlitze mit Kupfernieten sorgen für leisen Lauf; ausrissfreie Schnitte in Laminat und Sperrholz.',
  },
  'FL-BS-2362': {
    name: 'Bimetall-Bandsägeblatt 2362 × 19 mm, 10/14 TPI',
    slug: 'bimetall-bandsaegeblatt-2362',
    description:
      'Zahnspitzen aus kobaltlegiertem M42, elektronenstrahlgeschweißt auf Federstahlträger. Die variable Zahnteilung läuft ruhig durch Rohr, Profil und Vollmaterial.',
  },
  'FL-RB-5': {
    name: 'Säbelsägeblätter für Metall und Abbruch, 5-teilig',
    slug: 'saebelsaegeblaetter-5',
    description:
      'Bimetallblätter mit 1/2-Zoll-Universalschaft, von fein für Blech bis grob für Holz mit Nägeln. Gerade, steif und zum Verbrauchen gemacht.',
  },
  'FL-HS-9': {
    name: 'Bimetall-Lochsägen-Satz 19–57 mm, 9-teilig',
    slug: 'bimetall-lochsaegen-satz-9',
    description:
      'Sieben Lochsägen und zwei Aufnahmeschäfte mit Zentrierbohrern für Elektriker und Installateure. Schnitttiefe 38 mm, breite Schlitze zum Ausstoßen des Bohrkerns.',
  },
};
