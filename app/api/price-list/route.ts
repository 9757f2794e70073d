import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { addPriceList } from '@/lib/server/commerce/prices/edit-price-lists';
import { listPriceLists } from '@/lib/server/commerce/prices/get-price-lists';
import { priceListCalls } from '@/lib/shared/prices/prices.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(priceListCalls.listPriceLists, ({ actor }) => listPriceLists(actor)),
  bind(priceListCalls.addPriceList, ({ actor, body, idempotencyKey }) =>
    addPriceList(actor, body, { key: idempotencyKey }),
  ),
]);
