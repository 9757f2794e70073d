import { setTimeout } from 'node:timers/promises';
import type { Cart } from '@/lib/shared/cart/cart.schema';
import type { Order } from '@/lib/shared/orders/order.schema';
import { type CallResult, isDone } from '../stack/http-call';
import type { Person } from '../stack/people';
import { Calls, type Intent, intentOf } from './calls';
import { deliveryFor } from './charged-orders';
import type { OrderOnAccount, Requisition, WalkCompany } from './companies';

const MAIL_LOOKS = 20;
const MAIL_PAUSE_MS = 150;

const today = () => new Date().toISOString().slice(0, 10);

/** Calls of companies, their members and the admins who serve them. */
export class CompanyCalls extends Calls {
  async #invitedBy({ id, owner }: Pick<WalkCompany, 'id' | 'owner'>, person: Person): Promise<string | null> {
    const body = { email: person.email, role: 'buyer' };
    const invited = await this.send(owner, 'POST /api/company/invitation', body);
    if (invited.status !== 201) return null;
    const { mailboxUrl } = this.world.stack;
    for (let look = 1; look <= MAIL_LOOKS; look += 1) {
      // The mailbox closes connections that have been idle, also just as one is used.
      const mails = await fetch(`${mailboxUrl}/messages?to=${encodeURIComponent(person.email)}`)
        .then((response) => response.json() as Promise<{ text: string }[]>)
        .catch(() => []);
      const texts = mails.map(({ text }) => text);
      // The newest first: the link of an earlier invitation is dead.
      const token = texts.map((text) => /\/company\/join\?token=([\w%-]+)/.exec(text)?.[1]).find(Boolean);
      if (token) return decodeURIComponent(token);
      await setTimeout(MAIL_PAUSE_MS);
    }
    this.world.done.set(`no invitation of ${id}`, 1);
    return null;
  }

  async inviteAndJoin(company: Pick<WalkCompany, 'id' | 'owner'>, person: Person): Promise<boolean> {
    const token = await this.#invitedBy(company, person);
    if (token === null) return false;
    return isDone(await this.send(person, 'POST /api/company/join', { token }));
  }

  async leave(person: Person): Promise<void> {
    this.world.companies.leavers.add(person);
    const left = await this.send(person, `DELETE /api/company/member/${person.id}`);
    if (isDone(left)) this.world.did('member left');
  }

  /** At the revision of this moment. */
  async #edit(person: Person, path: string, change: Record<string, unknown>): Promise<boolean> {
    const current = await this.send(person, `GET ${path}`);
    if (!isDone(current)) return false;
    const body = { ...change, revision: current.body.revision };
    return isDone(await this.send(person, `PATCH ${path}`, body));
  }

  change(admin: Person, { id }: WalkCompany, change: Record<string, unknown>): Promise<boolean> {
    return this.#edit(admin, `/api/all-company/${id}`, change);
  }

  setRules({ owner }: WalkCompany, change: Record<string, unknown>): Promise<boolean> {
    return this.#edit(owner, '/api/company', change);
  }

  /** Places the cart, or submits it where somebody has to approve it. */
  async order(company: WalkCompany, buyer: Person, cart: Cart, payBy: 'card' | 'account'): Promise<void> {
    const at = { world: this.world, calls: this, buyer };
    const priced = { request: 'POST /api/cart/costs' };
    const { delivery, dueCents: valueCents } = await deliveryFor(at, priced, Math.round(cart.due * 100));
    const body = { version: cart.version, seenDue: valueCents / 100, ...delivery, payBy };
    const placed = await this.send(buyer, 'POST /api/cart/order', body, true);
    if (placed.status === 201) {
      const id: string = placed.body.insertedId;
      if (payBy === 'account') this.addOrder({ id, company, buyer, valueCents });
      else
        this.world.addOrder(id, buyer, {
          lines: cart.lines.map(({ toolId, quantity }) => ({ toolId, quantity })),
          version: cart.version,
          valueCents,
          key: '',
        });
      return;
    }
    if (placed.body?.code !== 'approval-required') return;
    const submitted = await this.send(buyer, 'POST /api/cart/submit', body, true);
    this.addRequisition(submitted, { company, requester: buyer });
  }

  addOrder(order: Omit<OrderOnAccount, 'belief'>): void {
    this.world.companies.orders.push({ ...order, belief: 'on-account' });
    this.world.did('order on account placed');
  }

  addRequisition(submitted: CallResult, of: Omit<Requisition, 'id' | 'isDecided' | 'isOrdered'>): void {
    if (submitted.status !== 201) return;
    this.world.companies.requisitions.push({
      id: submitted.body.insertedId,
      ...of,
      isDecided: false,
      isOrdered: false,
    });
    this.world.did('requisition submitted');
  }

  async decide(
    person: Person,
    requisition: Requisition,
    how: 'approve' | 'reject' | 'withdraw',
  ): Promise<void> {
    const body = how === 'reject' ? { reason: 'Not in this walk.' } : undefined;
    const path = `/api/requisition/${requisition.id}/${how}`;
    const { status, body: decided } = await this.send(person, `POST ${path}`, body);
    // One that is outdated may stay so, and is tried again now and then.
    const isOver = ['requisition-decided', 'requisition-outdated'].includes(decided?.code);
    requisition.isDecided ||= isOver || (status === 200 && decided.state !== 'submitted');
    if (status !== 200) return;
    if (how === 'reject') this.world.did('requisition declined');
    // Who came too late may have been answered first.
    if (decided.state !== 'ordered' || requisition.isOrdered) return;
    requisition.isOrdered = true;
    this.world.did('requisition approved');
    const { company, requester: buyer, offer } = requisition;
    if (offer) {
      offer.belief = 'over';
      this.world.did('offer accepted');
    }
    const valueCents = Math.round(decided.due * 100);
    if (decided.payBy === 'account') this.addOrder({ id: decided.orderId, company, buyer, valueCents });
  }

  async ship(admin: Person, order: OrderOnAccount): Promise<void> {
    const body = { status: 'shipped' };
    const shipped = await this.send(admin, `PATCH /api/all-order/${order.id}`, body);
    if (!isDone(shipped)) return;
    order.belief = 'shipped';
    this.world.did('order on account shipped');
    this.world.claims.push({ kind: 'shipped', orderId: order.id });
  }

  async cancel(person: Person, path: string, order: OrderOnAccount): Promise<void> {
    if (!isDone(await this.send(person, `DELETE ${path}`))) return;
    order.belief = 'over';
    this.world.claims.push({ kind: 'cancelled', orderId: order.id });
  }

  async creditNote(admin: Person, { id }: OrderOnAccount, amount: number): Promise<void> {
    const read = await this.send(admin, `GET /api/order/${id}`);
    const invoices = isDone(read) ? ((read.body as Order).invoices ?? []) : [];
    const invoice = this.random.pick(invoices.filter(({ kind }) => kind === 'invoice'))?.number;
    const body = { amount, invoice, reason: 'A credit note of the walk.' };
    const refunded = await this.send(admin, `POST /api/all-order/${id}/refund`, body, true);
    if (isDone(refunded)) this.world.did('refund on account');
  }

  async recordPayment(admin: Person, { id }: WalkCompany, amount: number): Promise<void> {
    const body = { amount, receivedOn: today(), reference: this.world.name('transfer') };
    const recorded = await this.send(admin, `POST /api/all-company/${id}/payment`, body, true);
    if (recorded.status !== 201) return;
    this.world.did('transfer booked');
    const paymentId: string = recorded.body.insertedId;
    this.world.companies.payments.push(paymentId);
    this.world.claims.push({ kind: 'payment-received', paymentId, cents: Math.round(amount * 100) });
  }

  async reverse(admin: Person, paymentId: string): Promise<void> {
    const body = { reason: 'The bank took it back.' };
    const reversed = await this.send(admin, `POST /api/all-payment/${paymentId}/reverse`, body);
    if (!isDone(reversed)) return;
    if (reversed.body.reversed > 0) this.world.did('transfer reversed');
    this.world.claims.push({ kind: 'payment-reversed', paymentId });
  }

  /** A row for each order, by the number of its invoice. */
  async importBankFile(admin: Person, orders: readonly OrderOnAccount[], reference: string): Promise<void> {
    const rows: { date: string; amount: number; text: string; reference: string }[] = [];
    for (const [place, order] of orders.entries()) {
      const read = await this.send(order.company.owner, `GET /api/order/${order.id}`);
      if (!isDone(read) || !read.body.invoiceNumber) continue;
      rows.push({
        date: today(),
        amount: order.valueCents / 100,
        text: `Invoice ${read.body.invoiceNumber}`,
        reference: `${reference}-${place}`,
      });
    }
    if (rows.length === 0) return;
    const body = { rows, dryRun: false };
    const imported = await this.send(admin, 'POST /api/all-payment/import', body);
    if (!isDone(imported)) return;
    if (imported.body.booked > 0) this.world.did('row of a bank file booked');
    for (const order of orders) order.belief = 'settled';
  }

  /** By which an open invoice can be paid. */
  async createInvoiceIntent(order: OrderOnAccount): Promise<Intent | null> {
    const body = { orderId: order.id };
    const response = await this.send(order.buyer, 'POST /api/create-payment-intent', body);
    // By credit, or by a transfer.
    if (response.body?.code === 'wrong-order-state' && order.belief === 'shipped') order.belief = 'settled';
    return intentOf(response);
  }

  async recordCard(order: OrderOnAccount, intentId: string): Promise<void> {
    const body = { orderId: order.id, transactionId: intentId };
    const recorded = await this.send(order.buyer, `PATCH /api/order/${order.id}`, body);
    if (!isDone(recorded)) return;
    order.belief = 'settled';
    this.world.did('invoice paid by card');
  }
}
