import { ofShop } from '#shop-texts';
/** Labels of what buyers may write on an order (`ORDER_NOTES`), where it is typed and where it is read. */
export const orderNotes = ofShop('en', 'orderNotes', {
  form: { note: { label: 'Note', hint: 'For the shop' } },
  order: { note: 'Note to the shop' },
  packing: { note: 'Note:' },
  approval: { note: 'Note' },
});
