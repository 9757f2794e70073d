import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getAddress } from '@/lib/server/commerce/addresses/get-addresses';
import { changeAddress, removeAddress } from '@/lib/server/commerce/addresses/save-address';
import {
  changeAddressCall,
  getAddressCall,
  removeAddressCall,
} from '@/lib/shared/addresses/addresses.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(getAddressCall, ({ actor, params }) => getAddress(actor, params.id)),
  bind(changeAddressCall, ({ actor, params, body }) => changeAddress(actor, params.id, body)),
  bind(removeAddressCall, ({ actor, params }) => removeAddress(actor, params.id)),
]);
