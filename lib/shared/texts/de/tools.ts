import { ofShop } from '#shop-texts';
import type { Texts } from '../en/texts';

export const tools: Texts['tools'] = ofShop('de', 'tools', {
  ownPrice: { unit: 'je Stück', list: 'Liste {price}', from: '{price} ab {from}' },
  onRequest: 'Auf Anfrage',
  minimumOrder: 'Mindestmenge',
  available: 'Verfügbar',
  units: '{count} Stück',
  unit: '1 Stück',
  inStock: '{count} auf Lager',
  lowStock: 'Nur noch {count}',
  outOfStock: 'Nicht vorrätig',
  madeToOrder: 'Auf Bestellung gefertigt',
  leadTime: 'Versandfertig in etwa {count} Werktagen',
  leadTimeOne: 'Versandfertig in etwa 1 Werktag',
  addToCart: 'In den Warenkorb',
  buyNow: 'Jetzt kaufen',
  addToList: 'Auf die Liste',
  compare: 'Vergleichen',
  watch: {
    tell: 'Melden, wenn wieder da',
    hint: 'Eine E-Mail, danach keine weitere.',
    told: 'Sie bekommen eine E-Mail.',
    stop: 'Nicht mehr benachrichtigen',
  },
  quote: 'Angebot anfordern',
  oneReview: '1 Bewertung',
  reviews: '{count} Bewertungen',
  rated: '{rating} von 5 Sternen',
  imageAlt: '{name}',
});
