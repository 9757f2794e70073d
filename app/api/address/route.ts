import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getAddresses, getCompanyAddresses } from '@/lib/server/commerce/addresses/get-addresses';
import { addAddress } from '@/lib/server/commerce/addresses/save-address';
import { ownerOf } from '@/lib/server/identity/owner';
import { addAddressCall, getAddressesCall } from '@/lib/shared/addresses/addresses.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(getAddressesCall, ({ actor, query }) =>
    query.of === 'company' ? getCompanyAddresses(actor) : getAddresses(ownerOf(actor)),
  ),
  bind(addAddressCall, ({ actor, query, body }) => addAddress(actor, body, query)),
]);
