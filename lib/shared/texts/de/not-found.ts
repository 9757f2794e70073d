import { ofShop } from '#shop-texts';
import type { notFound as english } from '../en/not-found';

export const notFound: typeof english = ofShop('de', 'notFound', {
  title: 'Seite nicht gefunden',
  heading: 'Diese Seite steht auf keiner Zeichnung.',
  text: 'Vielleicht enthält die Adresse einen Tippfehler, oder die Seite gibt es nicht mehr.',
  imageAlt: 'Nicht gefunden: ein leerer Umriss in einer Werkzeugwand, wo ein Werkzeug hängen sollte',
  search: 'Werkzeuge suchen',
  submit: 'Suchen',
  categories: 'Suchen Sie vielleicht das?',
  allTools: 'Alle Werkzeuge',
  home: 'Zur Startseite',
});
