import { ofShop } from '#shop-texts';
import type { busy as english } from '../en/busy';

export const busy: typeof english = ofShop('de', 'busy', {
  title: 'Einen Moment bitte',
  heading: 'Das waren viele Seiten auf einmal.',
  text: 'Über Ihren Anschluss wurden mehr Seiten abgerufen, als wir in so kurzer Zeit bereitstellen können. Es ist nichts verloren.',
  waiting: 'Diese Seite versucht es in wenigen Sekunden automatisch erneut.',
  retry: 'Jetzt versuchen',
});
