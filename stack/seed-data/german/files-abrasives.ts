import type { GermanTexts } from './german-text';

export const FILES_AND_ABRASIVES: GermanTexts = {
  'FL-FF-250': {
    name: 'Flachstumpffeile 250 mm, Hieb 2',
    slug: 'flachstumpffeile-250',
    description:
      'Werkstattfeile mit Kreuzhieb und einer unbehauenen Schmalseite zum Arbeiten in Ecken. Ergonomisches Zweikomponentenheft, über die ganze Angel gepresst.',
  },
  'FL-NF-10': {
    name: 'Nadelfeilen-Satz 160 mm, 10-teilig',
    slug: 'nadelfeilen-satz-10',
    description:
      'Zehn Querschnitte von Barett bis Messer für Werkzeug-, Formen- und Modellbau. Schweizer Hieb 2, gerändelte Rundangeln, Klarsichttasche mit beschrifteten Fächern.',
  },
  'FL-CD-125': {
    name: 'Trennscheiben 125 × 1,0 mm, dünn, Dose mit 25 Stück',
    slug: 'trennscheiben-125-25',
    description:
      'Schnelle, kühle Schnitte in Edelstahl und Baustahl, nahezu ohne Grat. Bindung frei von Eisen, Schwefel und Chlor; zwei Glasfasergewebe.',
  },
  'FL-FD-125': {
    name: 'Fächerschleifscheibe 125 mm, Zirkonkorund P60',
    slug: 'faecherschleifscheibe-125-p60',
    description:
      'Schleift und glättet Schweißnähte in einem Arbeitsgang. Der nachsetzbare Trägerteller gibt bis zur letzten Lamelle frisches Schleifmittel frei; konische Form für Kanten.',
  },
  'FL-WB-75': {
    name: 'Topfbürste 75 mm, gezopft, M14',
    slug: 'topfbuerste-gezopft-75',
    description:
      'Gezopfter, vermessingter Stahldraht löst Zunder, Farbe und Rost. Für ruhigen Lauf ausgewuchtet; der Stützring verhindert, dass sich die Zöpfe spreizen.',
  },
  'FL-DS-200': {
    name: 'Diamant-Abziehstein, zweiseitig, Körnung 400/1000',
    slug: 'diamant-abziehstein-400-1000',
    description:
      'Monokristalliner Diamant auf plangeschliffenem Stahlkern bleibt jahrelang eben. Grobe Seite zum Schleifen, feine zum Abziehen; Sockel mit rutschfesten Füßen und Tropfschale.',
  },
};
