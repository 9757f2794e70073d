import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getAddress } from '@/lib/server/commerce/addresses/get-addresses';
import { changeAddress, removeAddress } from '@/lib/server/commerce/addresses/save-address';
import { addressCalls } from '@/lib/shared/addresses/addresses.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(addressCalls.getAddress, ({ actor, params }) => getAddress(actor, params.id)),
  bind(addressCalls.changeAddress, ({ actor, params, body }) => changeAddress(actor, params.id, body)),
  bind(addressCalls.removeAddress, ({ actor, params }) => removeAddress(actor, params.id)),
]);
