import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getAddresses, getCompanyAddresses } from '@/lib/server/commerce/addresses/get-addresses';
import { addAddress } from '@/lib/server/commerce/addresses/save-address';
import { ownerOf } from '@/lib/server/identity/owner';
import { addressCalls } from '@/lib/shared/addresses/addresses.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(addressCalls.getAddresses, ({ actor, query }) =>
    query.of === 'company' ? getCompanyAddresses(actor) : getAddresses(ownerOf(actor)),
  ),
  bind(addressCalls.addAddress, ({ actor, query, body }) => addAddress(actor, body, query)),
]);
