import type { GermanTexts } from './german-text';

export const HAMMERS_AND_STRIKING: GermanTexts = {
  'FL-HM-500': {
    name: 'Schlosserhammer 500 g, Hickorystiel',
    slug: 'schlosserhammer-500',
    description:
      'Geschmiedeter Kopf aus C45 mit Bahn und Finne, beide induktiv gehärtet. Doppelt geschweifter Hickorystiel, mit Ringkeil und Stielschutzhülse aus Stahl gesichert.',
  },
  'FL-HM-560': {
    name: 'Latthammer 560 g, Fiberglasstiel',
    slug: 'latthammer-560',
    description:
      'Für gerade Schläge ausbalanciert, polierte Klaue mit Nagelschlitz bis zur Spitze und magnetischem Nagelhalter. Der Kern des Stiels ist mit Epoxidharz im Kopf verklebt.',
  },
  'FL-DB-1000': {
    name: 'Schonhammer 1,0 kg, rückschlagfrei',
    slug: 'schonhammer-rueckschlagfrei-1000',
    description:
      'Stahlkugeln im Körper aus Polyurethan übertragen die volle Schlagkraft ohne Rückprall und ohne Abdrücke. Aus einem Stück gegossen: Es kann sich nichts lösen.',
  },
  'FL-SF-40': {
    name: 'Schonhammer 40 mm, auswechselbare Schlageinsätze',
    slug: 'schonhammer-40',
    description:
      'Ein Schlageinsatz aus Nylon zum Treiben, einer aus Gummi zum Einpassen ohne Spuren. Gehäuse aus Zinkdruckguss, Eschenstiel, Einsätze in Sekunden gewechselt.',
  },
  'FL-SH-5000': {
    name: 'Vorschlaghammer 5 kg, Hickorystiel 900 mm',
    slug: 'vorschlaghammer-5-kg',
    description:
      'Geschmiedeter Kopf mit zwei Bahnen und gefasten Kanten, die nicht ausbrechen. Ausgesuchter, gerade gewachsener Hickorystiel, hydraulisch eingepresst und dreifach verkeilt.',
  },
  'FL-RM-680': {
    name: 'Gummihammer 680 g',
    slug: 'gummihammer-680',
    description:
      'Naturkautschuk, der keine Spuren hinterlässt, mit einer flachen und einer gewölbten Bahn. Für Platten, Pflaster und Presssitze; der Kopf bleibt bis −20 °C elastisch.',
  },
  'FL-CP-6': {
    name: 'Meißel- und Durchtreiber-Satz, 6-teilig',
    slug: 'meissel-durchtreiber-satz-6',
    description:
      'Zwei Flachmeißel, Kreuzmeißel, Körner und zwei Durchtreiber im Stahlständer. Schneiden luftgehärtet, Köpfe weich belassen, damit sie sich stauchen und nicht splittern.',
  },
};
