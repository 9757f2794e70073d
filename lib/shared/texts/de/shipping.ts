import { ofShop } from '#shop-texts';
import type { Texts } from '../en/texts';

export const shipping: Texts['shipping'] = ofShop('de', 'shipping', {
  today: 'Versand heute',
  on: 'Versand am {day}',
  rule: 'Versand innerhalb eines Werktags',
  lead: 'Auf Anfrage: versandfertig in etwa {count} Werktagen',
  leadOne: 'Auf Anfrage: versandfertig in etwa 1 Werktag',
  leadUntil: 'Auf Anfrage: Versand etwa am {day}',
  made: 'Auf Bestellung gefertigt, versandfertig in etwa {count} Werktagen',
  madeOne: 'Auf Bestellung gefertigt, versandfertig in etwa 1 Werktag',
  madeUntil: 'Auf Bestellung gefertigt: Versand etwa am {day}',
  madeParts: '{count} auf Lager, {more} werden am {day} versandt',
  waits: 'Wartet auf {sku}: etwa {count} Werktage',
  waitsOne: 'Wartet auf {sku}: etwa 1 Werktag',
});
