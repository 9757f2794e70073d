import type { GermanTexts } from './german-text';

export const POWER_TOOLS: GermanTexts = {
  'FL-PT-DD18': {
    name: 'Akku-Bohrschrauber 18 V, bürstenlos, 65 Nm',
    slug: 'akku-bohrschrauber-18-v',
    description:
      'Kompakter Zweigang-Bohrschrauber mit Ganzmetall-Bohrfutter, 20 Drehmomentstufen und elektronischem Rückschlagstopp. Mit zwei 5,0-Ah-Akkus, Ladegerät und Koffer.',
  },
  'FL-PT-IW18': {
    name: 'Akku-Schlagschrauber 18 V, bürstenlos, 1/2 Zoll, 450 Nm',
    slug: 'akku-schlagschrauber-18-v',
    description:
      'Drei Leistungsstufen und Auto-Stopp für Radwechsel und Stahlbaumontage. Antriebsvierkant mit Sprengring, LED-Ring, Schlagwerkgehäuse aus Aluminium.',
  },
  'FL-PT-AG125': {
    name: 'Winkelschleifer 125 mm, 1400 W, Paddelschalter',
    slug: 'winkelschleifer-125',
    description:
      'Schlanker Winkelschleifer mit Sanftanlauf, Wiederanlaufschutz und einer Bremse, die die Scheibe innerhalb von zwei Sekunden stoppt. Schutzhaube werkzeuglos verstellbar, vibrationsgedämpfter Zusatzgriff.',
  },
  'FL-PT-CS18': {
    name: 'Akku-Handkreissäge 18 V, bürstenlos, 165 mm',
    slug: 'akku-handkreissaege-18-v',
    description:
      '57 mm Schnitttiefe bei freier Sicht auf den Anriss. Grundplatte aus Magnesium, führungsschienentauglich, elektrische Bremse; Sologerät ohne Akku und Ladegerät.',
  },
  'FL-PT-JS75': {
    name: 'Pendelhub-Stichsäge 750 W',
    slug: 'pendelhub-stichsaege-750-w',
    description:
      'Vier Pendelhubstufen und Konstantelektronik halten die Linie durch 110 mm Holz. Fußplatte aus Druckguss, nach beiden Seiten bis 45° schwenkbar; Sägeblattauswurf ohne Anfassen.',
  },
  'FL-PT-RH26': {
    name: 'Bohrhammer SDS-plus 26 mm, 850 W',
    slug: 'bohrhammer-sds-plus-26',
    description:
      'Drei Betriebsarten – Bohren, Hammerbohren, Meißeln – mit 3,0 J je Schlag. Der gedämpfte Handgriff hält die Vibration bei 11 m/s²; Sicherheitskupplung und Tiefenanschlag.',
  },
  'FL-PT-OS150': {
    name: 'Exzenterschleifer 150 mm',
    slug: 'exzenterschleifer-150',
    description:
      'Bürstenloser Schleifer mit 5 mm Schleifhub und Tellerbremse, die Kringel auf der Fläche verhindert. Multiloch-Schleifteller und 35-mm-Absaugstutzen halten den Staub vom Werkstück fern.',
  },
  'FL-PT-B50': {
    name: 'Lithium-Ionen-Akku 18 V, 5,0 Ah',
    slug: 'lithium-ionen-akku-18-v-5-ah',
    description:
      'Passt in alle Maschinen des 18-V-Akkusystems. Die Zellen sind mit Kupferschienen verschweißt, einzeln überwacht und gegen Stürze gepolstert.',
  },
};
