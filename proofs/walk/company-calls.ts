import { setTimeout } from 'node:timers/promises';
import type { Cart } from '@/lib/shared/cart/cart.schema';
import type { Random } from '../random';
import { type CallResult, callHttp, isDone } from '../stack/http-call';
import type { Person } from '../stack/people';
import type { AccountOrder, WalkCompany, WalkOffer } from './companies';
import type { World } from './world';

const DELIVERY = { address: '1 Proof Street', phone: '5550100' };
const MAIL_LOOKS = 20;
const MAIL_PAUSE_MS = 150;

const today = () => new Date().toISOString().slice(0, 10);

/** Calls of companies, their members and the admins who serve them. */
export class CompanyCalls {
  constructor(
    private readonly world: World,
    private readonly random: Random,
  ) {}

  /** With a key the call is sent again where its response was lost, and counts once. */
  async send(
    person: Person,
    call: { method: string; path: string; body?: unknown; isKeyed?: boolean },
  ): Promise<CallResult> {
    const { method, path, body, isKeyed = false } = call;
    const headers: Record<string, string> = isKeyed
      ? { 'idempotency-key': this.world.name('company').replaceAll(' ', '-') }
      : {};
    for (let attempt = 1; ; attempt += 1) {
      const url = `${await this.world.stack.anyUrl(this.random)}${path}`;
      const response = await callHttp({ method, url, token: person.token, body, headers });
      this.world.recordResult(`${method} ${path.replaceAll(/[0-9a-f]{24}/g, '{id}')}`, response);
      if (!isKeyed || response.status !== 'no-response' || attempt === 2) return response;
    }
  }

  async #invitedBy({ id, owner }: Pick<WalkCompany, 'id' | 'owner'>, person: Person): Promise<string | null> {
    const body = { email: person.email, role: 'buyer' };
    const invited = await this.send(owner, { method: 'POST', path: '/api/company/invitation', body });
    if (invited.status !== 201) return null;
    const { mailboxUrl } = this.world.stack;
    for (let look = 1; look <= MAIL_LOOKS; look += 1) {
      const mails = await fetch(`${mailboxUrl}/messages?to=${encodeURIComponent(person.email)}`);
      const texts = ((await mails.json()) as { text: string }[]).map(({ text }) => text);
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
    return isDone(await this.send(person, { method: 'POST', path: '/api/company/join', body: { token } }));
  }

  async leave(person: Person): Promise<void> {
    await this.send(person, { method: 'DELETE', path: `/api/company/member/${person.id}` });
  }

  /** Sets what an admin decides of a company, at its revision of this moment. */
  async change(admin: Person, company: WalkCompany, change: Record<string, unknown>): Promise<boolean> {
    const path = `/api/all-company/${company.id}`;
    const current = await this.send(admin, { method: 'GET', path });
    if (!isDone(current)) return false;
    const body = { ...change, revision: current.body.revision };
    return isDone(await this.send(admin, { method: 'PATCH', path, body }));
  }

  async setRules(company: WalkCompany, change: Record<string, unknown>): Promise<boolean> {
    const current = await this.send(company.owner, { method: 'GET', path: '/api/company' });
    if (!isDone(current)) return false;
    const body = { ...change, revision: current.body.revision };
    return isDone(await this.send(company.owner, { method: 'PATCH', path: '/api/company', body }));
  }

  /** Places the cart, or submits it where somebody must say yes. */
  async order(company: WalkCompany, buyer: Person, cart: Cart, payBy: 'card' | 'account'): Promise<void> {
    const { companies } = this.world;
    const body = { version: cart.version, seenDue: cart.due, ...DELIVERY, payBy };
    const placed = await this.send(buyer, { method: 'POST', path: '/api/cart/order', body, isKeyed: true });
    const valueCents = Math.round(cart.due * 100);
    if (placed.status === 201) {
      const id: string = placed.body.insertedId;
      if (payBy === 'account')
        companies.orders.push({ id, company, buyer, valueCents, belief: 'on-account' });
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
    const submitted = await this.send(buyer, {
      method: 'POST',
      path: '/api/cart/submit',
      body,
      isKeyed: true,
    });
    if (submitted.status === 201)
      companies.requisitions.push({ id: submitted.body.insertedId, company, requester: buyer });
  }

  async decide(person: Person, id: string, how: 'approve' | 'reject' | 'withdraw'): Promise<CallResult> {
    const body = how === 'reject' ? { body: { reason: 'Not in this walk.' } } : {};
    return this.send(person, { method: 'POST', path: `/api/requisition/${id}/${how}`, ...body });
  }

  async ship(admin: Person, order: AccountOrder): Promise<void> {
    const body = { status: 'shipped' };
    const shipped = await this.send(admin, { method: 'PATCH', path: `/api/all-order/${order.id}`, body });
    if (!isDone(shipped)) return;
    order.belief = 'shipped';
    this.world.claims.push({ kind: 'shipped', orderId: order.id });
  }

  async cancel(person: Person, path: string, order: AccountOrder): Promise<void> {
    if (!isDone(await this.send(person, { method: 'DELETE', path }))) return;
    order.belief = 'over';
    this.world.claims.push({ kind: 'cancelled', orderId: order.id });
  }

  async creditNote(admin: Person, { id }: AccountOrder, amount: number): Promise<void> {
    const path = `/api/all-order/${id}/refund`;
    const body = { amount, reason: 'A credit note of the walk.' };
    await this.send(admin, { method: 'POST', path, body, isKeyed: true });
  }

  async recordPayment(admin: Person, { id }: WalkCompany, amount: number): Promise<void> {
    const body = { amount, receivedOn: today(), reference: this.world.name('transfer') };
    const call = { method: 'POST', path: `/api/all-company/${id}/payment`, body, isKeyed: true };
    const recorded = await this.send(admin, call);
    if (recorded.status !== 201) return;
    const paymentId: string = recorded.body.insertedId;
    this.world.companies.payments.push(paymentId);
    this.world.claims.push({ kind: 'payment-received', paymentId, cents: Math.round(amount * 100) });
  }

  async reverse(admin: Person, paymentId: string): Promise<void> {
    const path = `/api/all-payment/${paymentId}/reverse`;
    const reversed = await this.send(admin, {
      method: 'POST',
      path,
      body: { reason: 'The bank took it back.' },
    });
    if (isDone(reversed)) this.world.claims.push({ kind: 'payment-reversed', paymentId });
  }

  /** A row for each order, by the number of its invoice. */
  async importBankFile(admin: Person, orders: readonly AccountOrder[], reference: string): Promise<void> {
    const rows: { date: string; amount: number; text: string; reference: string }[] = [];
    for (const [place, order] of orders.entries()) {
      const read = await this.send(order.company.owner, { method: 'GET', path: `/api/order/${order.id}` });
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
    await this.send(admin, { method: 'POST', path: '/api/all-payment/import', body });
  }

  /** Of the intent by which an open invoice can be paid. */
  async createInvoiceIntent({
    id,
    buyer,
  }: AccountOrder): Promise<{ intentId: string; secret: string } | null> {
    const call = { method: 'POST', path: '/api/create-payment-intent', body: { orderId: id } };
    const response = await this.send(buyer, call);
    if (!isDone(response)) return null;
    const secret: string = response.body.clientSecret;
    return { intentId: secret.split('_secret_')[0] ?? '', secret };
  }

  async recordCard({ id, buyer }: AccountOrder, intentId: string): Promise<void> {
    const body = { orderId: id, transactionId: intentId };
    await this.send(buyer, { method: 'PATCH', path: `/api/order/${id}`, body });
  }

  async makeOffer(admin: Person, company: WalkCompany, buyer: Person, offer: object): Promise<void> {
    const body = { email: buyer.email, ...offer };
    const made = await this.send(admin, { method: 'POST', path: '/api/all-offer', body, isKeyed: true });
    if (made.status === 201)
      this.world.companies.offers.push({ id: made.body.insertedId, company, buyer, version: 1 });
  }

  async newVersion(admin: Person, offer: WalkOffer, content: object): Promise<void> {
    const body = { version: offer.version, ...content };
    const path = `/api/all-offer/${offer.id}/version`;
    const sent = await this.send(admin, { method: 'POST', path, body, isKeyed: true });
    if (isDone(sent)) offer.version = sent.body.version;
  }

  async acceptOffer({ id, version, buyer, company }: WalkOffer, payBy: 'card' | 'account'): Promise<void> {
    const body = { version, ...DELIVERY, payBy };
    const call = { method: 'POST', path: `/api/offer/${id}/accept`, body, isKeyed: true };
    const accepted = await this.send(buyer, call);
    if (accepted.status === 201 && payBy === 'account') {
      const order = { id: accepted.body.insertedId, company, buyer, belief: 'on-account' } as const;
      this.world.companies.orders.push({ ...order, valueCents: 0 });
    }
    if (accepted.body?.code !== 'approval-required') return;
    const submitted = await this.send(buyer, { ...call, path: `/api/offer/${id}/submit` });
    if (submitted.status === 201)
      this.world.companies.requisitions.push({ id: submitted.body.insertedId, company, requester: buyer });
  }

  async answerOffer(offer: WalkOffer, how: 'counter' | 'decline'): Promise<void> {
    const words = how === 'counter' ? { note: 'Ten percent less, please.' } : {};
    const body = { version: offer.version, ...words };
    await this.send(offer.buyer, { method: 'POST', path: `/api/offer/${offer.id}/${how}`, body });
  }
}
