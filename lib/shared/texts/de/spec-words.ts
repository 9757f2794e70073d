import { ofShop } from '#shop-texts';
import type { Texts } from '../texts-for';

export const specWords: Texts['specWords'] = ofShop('de', 'specWords', {
  title: 'Wörterbuch',
  heading: 'Wörterbuch',
  text: 'Wie Merkmale, ihre Werte und Gebinde auf {language} heißen: eine Übersetzung für alle Werkzeuge. Ein fehlendes Wort lesen Käufer, wie es ist.',
  filter: 'Übersetzung',
  language: 'Sprache',
  search: 'Wörter durchsuchen',
  placeholder: 'Wort oder Übersetzung',
  count: { one: '1 Wort', many: '{count} Wörter' },
  states: { all: 'Alle', missing: 'Fehlt', translated: 'Übersetzt' },
  kinds: { property: 'Merkmal', value: 'Wert', pack: 'Gebinde' },
  uses: { none: 'nicht in Gebrauch', one: 'einmal verwendet', many: '{count}-mal verwendet' },
  translation: '{language} für {word}',
  save: 'Übersetzungen speichern',
  saved: 'Übersetzungen gespeichert',
  unchanged: 'Nichts zu speichern: Keine Übersetzung hat sich geändert.',
  unsaved: {
    one: '1 Übersetzung ist nicht gespeichert.',
    many: '{count} Übersetzungen sind nicht gespeichert.',
  },
  keys: 'Eingabe geht nach unten und speichert in der letzten Zeile.',
  empty: {
    title: 'Noch keine Wörter',
    text: 'Namen von Merkmalen und Gebinden erscheinen hier, sobald Werkzeuge sie haben.',
  },
  complete: { title: 'Es fehlt nichts', text: 'Jedes Wort, das Werkzeuge haben, ist übersetzt.' },
  noMatch: {
    title: 'Keine passenden Wörter',
    text: 'Versuchen Sie ein anderes Wort, in einer der beiden Sprachen.',
    action: 'Alle Wörter zeigen',
  },
});
