import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { deletePriceList } from '@/lib/server/commerce/prices/lists/delete-price-list';
import { editPriceList } from '@/lib/server/commerce/prices/lists/edit-price-list';
import { getPriceList } from '@/lib/server/commerce/prices/lists/get-price-list';
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
