import type { Cart } from '@/lib/shared/cart/cart.schema';
import type { Refund } from '@/lib/shared/payments/returned-money.schema';
import { isDone } from '../stack/http-call';
import type { Person } from '../stack/people';
import { type CartOperation, type NewTool, postCart, postOrder, postTool } from '../stack/shop';
import { Calls, type Intent, intentOf } from './calls';
import { deliveryFor } from './charged-orders';
import { OTHER_CLASS } from './trade-settings';
import type { OrderView, Placing, RefundPart } from './world';

/** Also records the claims that results make. */
export class StoreCalls extends Calls {
  async place(buyer: Person, request: Placing): Promise<OrderView | null> {
    const { world } = this;
    const url = await world.stack.anyUrl(this.random);
    const isCart = 'lines' in request;
    const response = await (isCart ? postCart(url, buyer, request) : postOrder(url, buyer, request));
    world.recordResult(isCart ? 'POST /api/cart/order' : 'POST /api/order', response);
    const { key } = request;
    const lines = isCart ? request.lines : [{ toolId: request.toolId, quantity: request.quantity }];
    if (response.status === 201) {
      const orderId: string = response.body.insertedId;
      world.claims.push({
        kind: 'placed',
        orderId,
        buyerId: buyer.id,
        lines,
        ...(key ? { key } : {}),
      });
      return world.addOrder(orderId, buyer, request);
    }
    const isUnsure = response.status === 'no-response' || Number(response.status) >= 500;
    if (isUnsure && key) world.unsure.push({ buyer, request });
    return null;
  }

  /** The same request with what the shop asks for besides where it charges, and with what is due then. */
  async delivered<Request extends Placing>(buyer: Person, request: Request): Promise<Request> {
    const { world } = this;
    const { toolId, quantity } = 'lines' in request ? { toolId: '', quantity: 0 } : request;
    const priced =
      'lines' in request
        ? { request: 'POST /api/cart/costs' }
        : { request: 'POST /api/cart/preview', body: { lines: [{ toolId, quantity }] } };
    const at = { world, calls: this, buyer };
    const { delivery, dueCents } = await deliveryFor(at, priced, request.valueCents);
    return { ...request, delivery, valueCents: dueCents };
  }

  async changeCart(buyer: Person, ops: readonly CartOperation[]): Promise<Cart | null> {
    const response = await this.send(buyer, 'PATCH /api/cart', { ops }, true);
    return isDone(response) ? response.body : null;
  }

  async cancel(order: OrderView, as: Person, path: string): Promise<void> {
    const response = await this.send(as, `DELETE ${path}`);
    if (!isDone(response)) return;
    order.belief = 'over';
    this.world.claims.push({ kind: 'cancelled', orderId: order.id });
  }

  cancelOwn(order: OrderView): Promise<void> {
    return this.cancel(order, order.buyer, `/api/order/${order.id}`);
  }

  cancelAny(order: OrderView, admin: Person): Promise<void> {
    return this.cancel(order, admin, `/api/all-order/${order.id}`);
  }

  /** By which the order can be paid; null if the store returns none now. */
  async createIntent({ id: orderId, buyer }: OrderView): Promise<Intent | null> {
    const intent = intentOf(await this.send(buyer, 'POST /api/create-payment-intent', { orderId }));
    if (intent) this.world.claims.push({ kind: 'payable', orderId, intentId: intent.intentId });
    return intent;
  }

  async createUnattachedIntent(buyer: Person, cents: number): Promise<Intent | null> {
    return intentOf(await this.send(buyer, 'POST /api/create-payment-intent', { orderValue: cents / 100 }));
  }

  async record(order: OrderView, intentId: string): Promise<void> {
    const body = { orderId: order.id, transactionId: intentId };
    const response = await this.send(order.buyer, `PATCH /api/order/${order.id}`, body);
    if (!isDone(response)) return;
    order.belief = 'paid';
    this.world.claims.push({ kind: 'paid', orderId: order.id, intentId });
  }

  async ship(order: OrderView, admin: Person): Promise<void> {
    const response = await this.send(admin, `PATCH /api/all-order/${order.id}`, { status: 'shipped' });
    if (!isDone(response)) return;
    order.belief = 'over';
    this.world.claims.push({ kind: 'shipped', orderId: order.id });
  }

  async refund(order: OrderView, admin: Person): Promise<void> {
    const response = await this.send(admin, `POST /api/all-order/${order.id}/refund`);
    if (!isDone(response)) return;
    order.belief = 'over';
    this.world.claims.push({ kind: 'refunded', orderId: order.id });
  }

  async refundPart(order: OrderView, admin: Person, body: RefundPart): Promise<void> {
    const response = await this.send(admin, `POST /api/all-order/${order.id}/refund`, body, true);
    if (!isDone(response)) return;
    const { refundId, refunded } = response.body;
    const cents = Math.round(refunded * 100);
    this.world.claims.push({ kind: 'part-refunded', orderId: order.id, refundId, cents });
  }

  async resolveFailedRefund(admin: Person, what: 'retried' | 'settled'): Promise<void> {
    const listed = await this.send(admin, 'GET /api/refund?limit=100');
    const failed = isDone(listed)
      ? listed.body.filter(
          ({ state, canRetry }: Refund) => state === 'failed' && (canRetry || what === 'settled'),
        )
      : [];
    const refund = this.random.pick(failed) as Refund | undefined;
    if (!refund) return;
    const { id, transactionId: intentId } = refund;
    const path = `/api/refund/${id}/${what === 'retried' ? 'retry' : 'settled'}`;
    const response = await this.send(admin, `POST ${path}`);
    if (isDone(response) && response.body.modifiedCount === 1) {
      this.world.claims.push({ kind: `refund-${what}`, intentId });
    }
  }

  async addTool(admin: Person, tool: NewTool): Promise<void> {
    const { world } = this;
    const isOther = world.tools.length % 2 === 1;
    const url = await world.stack.anyUrl(this.random);
    const response = world.recordResult(
      'POST /api/tool',
      await postTool(url, admin, {
        name: world.name('Tool'),
        ...tool,
        ...(isOther && { taxClass: OTHER_CLASS }),
      }),
    );
    if (response.status !== 201) return;
    const id: string = response.body.insertedId;
    world.claims.push({ kind: 'tool-added', toolId: id, units: tool.units });
    world.tools.push({ id, ...tool });
  }

  async deleteTool(admin: Person, toolId: string): Promise<void> {
    const response = await this.send(admin, `DELETE /api/tool/${toolId}`);
    if (isDone(response)) this.world.claims.push({ kind: 'tool-deleted', toolId });
  }

  async correctStock(admin: Person, toolId: string, by: number): Promise<void> {
    const current = await this.send(admin, `GET /api/tool/${toolId}`);
    if (!isDone(current)) return;
    const note = this.world.name('correction');
    const quantity = Math.max(0, current.body.quantity + by);
    const body = { current: current.body.quantity, quantity, reason: 'correction', note };
    const response = await this.send(admin, `POST /api/tool/${toolId}/stock`, body);
    if (isDone(response)) this.world.claims.push({ kind: 'stock-corrected', toolId, note });
  }

  async look(order: OrderView): Promise<void> {
    await this.send(order.buyer, `GET /api/order/${order.id}`);
    await this.send(order.buyer, 'GET /api/order');
  }
}
