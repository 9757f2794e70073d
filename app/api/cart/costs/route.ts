import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { cartCosts } from '@/lib/server/commerce/cart/cart-costs';
import { cartCostsCalls } from '@/lib/shared/cart/cart-costs.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(cartCostsCalls.cartCosts, ({ actor, body }) => cartCosts(actor, body)),
]);
