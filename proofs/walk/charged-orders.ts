import { isDone } from '../stack/http-call';
import type { Person } from '../stack/people';
import type { Calls } from './calls';
import { PLACES } from './trade-settings';
import type { World } from './world';

/** Where and how an order goes, as its call takes it. */
export type DeliveryBody = Record<string, unknown>;

const PLAIN: DeliveryBody = { address: '1 Proof Street', phone: '5550100' };

type Priced = { request: string; body?: Record<string, unknown> };
type Charged = { delivery: DeliveryBody; dueCents: number };

/**
 * Asks a shop that charges what goods come to at some place; `request` is the call that answers it. Goods alone are due where
 * the shop does not charge, or has no price: then it refuses the order.
 */
export async function deliveryFor(
  { world, calls, buyer }: { world: World; calls: Calls; buyer: Person },
  { request, body }: Priced,
  goodsCents: number,
): Promise<Charged> {
  const plain = { delivery: PLAIN, dueCents: goodsCents };
  if (!world.isCharging) return plain;
  const place = calls.random.pick(PLACES) ?? PLACES[0];
  const method = calls.random.chance(0.85) ? 'parcel' : 'collect';
  const address = { name: buyer.name, ...place };
  const to = { country: address.country, postalCode: address.postalCode };
  const answer = await calls.send(buyer, request, { ...body, to, shippingMethod: method });
  if (!isDone(answer) || !answer.body.costs) return plain;
  const isPerson = !world.isMember(buyer);
  const delivery = method === 'parcel' ? { delivery: address } : isPerson ? { billing: address } : {};
  return {
    delivery: { ...delivery, shippingMethod: method },
    dueCents: Math.round(answer.body.costs.due * 100),
  };
}
