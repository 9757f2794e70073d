import { ofShop } from '#shop-texts';
import type { serialFields as english } from '../en/serial-fields';

export const serialFields: typeof english = ofShop('de', 'serialFields', {
  of: 'Seriennummern von {name}',
  scanned: '{n} von {m} erfasst',
  tooMany: 'Mehr Seriennummern als Stück',
  twice: 'Seriennummer doppelt',
  taken: 'Schon in einer anderen Lieferung: {serials}',
});
