import { getCompanyAddresses } from '@/lib/server/commerce/addresses/get-addresses';
import type { Actor } from '@/lib/server/identity/actor';
import { ownerOf } from '@/lib/server/identity/owner';
import { companyOf } from '@/lib/server/identity/users/company-members';
import type { OrderDocument } from '@/lib/server/platform/db/documents/orders';
import { deliveryTexts } from '@/lib/shared/addresses/address-text';
import { addressKey, distinctDeliveries, type UsedDelivery } from '@/lib/shared/addresses/used-delivery';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { addressTitle } from '@/lib/shared/orders/delivery-choices';
import { LANGUAGES, type Language } from '@/lib/shared/site/languages';
import { readDeliveries } from '../buyer-orders.repository';

/** Orders that are looked through. */
const LOOK_BACK = 100;

async function companysDeliveries(actor: Actor, language: Language): Promise<UsedDelivery[]> {
  if (!companyOf(actor)) return [];
  const { addresses } = await getCompanyAddresses(actor);
  return addresses.map((address) => ({
    ...deliveryTexts(address, language),
    title: addressTitle(address),
  }));
}

type Delivered = Pick<OrderDocument, 'address' | 'phone' | 'delivery' | 'shipping'>;

/** What was collected went to no address. */
const isSomewhere = ({ shipping }: Delivered) => shipping?.kind !== 'pickup';

const deliveryOf = ({ address, phone, delivery }: Delivered): UsedDelivery => ({
  ...{ address, phone },
  ...optionalField('fields', delivery),
});

/**
 * The addresses of the actor's company with their titles; then where their orders went, each place once, the last one first.
 * Nothing else is stored of those.
 */
export async function getUsedDeliveries(
  actor: Actor,
  language: Language = LANGUAGES.default,
): Promise<{ deliveries: UsedDelivery[]; total: number }> {
  const [companys, orders] = await Promise.all([
    companysDeliveries(actor, language),
    readDeliveries(ownerOf(actor), LOOK_BACK),
  ]);
  const known = new Set(companys.map(({ address }) => addressKey(address)));
  const used = distinctDeliveries(orders.filter(isSomewhere).map(deliveryOf)).filter(
    ({ address }) => !known.has(addressKey(address)),
  );
  const deliveries = [...companys, ...used];
  return { deliveries, total: deliveries.length };
}
