import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { deletePriceList, editPriceList } from '@/lib/server/commerce/prices/edit-price-lists';
import { getPriceList } from '@/lib/server/commerce/prices/get-price-lists';
import { priceListCalls } from '@/lib/shared/prices/prices.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(priceListCalls.getPriceList, ({ actor, params }) => getPriceList(actor, params.id)),
  bind(priceListCalls.editPriceList, ({ actor, params, body }) => editPriceList(actor, params.id, body)),
  bind(priceListCalls.deletePriceList, ({ actor, params }) => deletePriceList(actor, params.id)),
]);
