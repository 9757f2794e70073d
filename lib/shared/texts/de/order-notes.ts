import { ofShop } from '#shop-texts';
import type { orderNotes as english } from '../en/order-notes';

export const orderNotes: typeof english = ofShop('de', 'orderNotes', {
  form: { note: { label: 'Anmerkung', hint: 'Für uns' } },
  order: { note: 'Anmerkung an den Shop' },
  packing: { note: 'Anmerkung:' },
  approval: { note: 'Anmerkung' },
});
