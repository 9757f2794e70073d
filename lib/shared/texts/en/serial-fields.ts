import { ofShop } from '#shop-texts';
/** Fields of dialogs into which serial numbers are scanned. */
export const serialFields = ofShop('en', 'serialFields', {
  of: 'Serial numbers of {name}',
  scanned: '{n} of {m} scanned',
  tooMany: 'More serial numbers than units',
  twice: 'Serial number twice',
  taken: 'On another shipment already: {serials}',
});
