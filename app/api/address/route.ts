import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getAddresses } from '@/lib/server/commerce/addresses/get-addresses';
import { addAddress } from '@/lib/server/commerce/addresses/save-address';
import { ownerOf } from '@/lib/server/identity/owner';
import { addAddressCall, getAddressesCall } from '@/lib/shared/addresses/addresses.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(getAddressesCall, ({ actor }) => getAddresses(ownerOf(actor))),
  bind(addAddressCall, ({ actor, body }) => addAddress(actor, body)),
]);
