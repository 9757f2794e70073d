import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { deletePriceList, editPriceList } from '@/lib/server/commerce/prices/edit-price-lists';
import { getPriceList } from '@/lib/server/commerce/prices/get-price-lists';
import {
  deletePriceListCall,
  editPriceListCall,
  getPriceListCall,
} from '@/lib/shared/prices/prices.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(getPriceListCall, ({ actor, params }) => getPriceList(actor, params.id)),
  bind(editPriceListCall, ({ actor, params, body }) => editPriceList(actor, params.id, body)),
  bind(deletePriceListCall, ({ actor, params }) => deletePriceList(actor, params.id)),
]);
