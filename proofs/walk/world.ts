import type { TradeResponse } from '@/lib/shared/trade/trade-calls.schema';
import { charges } from '@/lib/shared/trade/trade-settings';
import type { Claim } from '../checks/claim';
import type { Random } from '../random';
import type { CallResult } from '../stack/http-call';
import type { Person } from '../stack/people';
import type { ProofStack } from '../stack/proof-stack';
import type { CartOrderRequest, OrderRequest, ToolOnSale } from '../stack/shop';
import type { DeliveryBody } from './charged-orders';
import { type Companies, DEEDS, type Deed, membersOf } from './companies';

export type Belief = 'unpaid' | 'paid' | 'over';

export type Placing = (OrderRequest | CartOrderRequest) & { delivery?: DeliveryBody };

export type RefundPart = {
  lines?: { toolId: string; quantity: number; restock: boolean; of?: 'open' | 'shipped' }[];
  amount?: number;
  shipping?: number;
  reason: string;
};

/** The state of a return as far as the walk has seen. */
export type ReturnBelief = 'requested' | 'approved' | 'received' | 'over';

export type WalkReturn = {
  id: string;
  order: { id: string; buyer: Person; isOnAccount: boolean };
  lines: { toolId: string; quantity: number }[];
  belief: ReturnBelief;
};

export type OrderView = { id: string; buyer: Person; request: Placing; belief: Belief };

/** Statuses that no client may ever get, whatever it does and whatever is killed. */
const NEVER: readonly unknown[] = [400, 401, 403, 405, 413, 415, 429, 500, 504];
/** The call may or may not have taken effect, and can be sent again with its key. */
export const AWAY: readonly unknown[] = ['no-response', 502, 503];
/** The payment provider fails on purpose; the store is there, and reports so. */
const PROVIDER_AWAY = 'payment-provider-unavailable';

export class World {
  readonly orders: OrderView[] = [];
  readonly tools: ToolOnSale[] = [];
  readonly returns: WalkReturn[] = [];
  /** Serial numbers that were sent, by their tool's id. */
  readonly serials = new Map<string, string[]>();
  readonly priceGroups: string[] = [];
  readonly priceLists: string[] = [];
  readonly companies: Companies = {
    all: [],
    orders: [],
    requisitions: [],
    offers: [],
    payments: [],
    leavers: new Set(),
  };
  /** The settings of freight and tax that were saved, by revision. */
  readonly trades = new Map<number, TradeResponse>();
  readonly claims: Claim[] = [];
  readonly unsure: { buyer: Person; request: Placing }[] = [];
  /** Waiting for 3-D Secure in a closed tab, by order. */
  readonly unfinished: { order: OrderView; intentId: string }[] = [];
  readonly done = new Map<string, number>();
  readonly deeds = new Map<Deed, number>();
  readonly results = { done: 0, refused: 0, unavailable: 0, noResponse: 0 };
  readonly refusals = new Map<string, number>();
  readonly violations: string[] = [];
  /** None may fail this way while the store is only restarted, one server after the other. */
  readonly unavailable: { call: string; id?: unknown }[] = [];
  #names = 0;

  constructor(
    readonly stack: ProofStack,
    readonly admins: Person[],
    readonly buyers: Person[],
    readonly label: string,
  ) {}

  name(kind: string): string {
    this.#names += 1;
    return `${this.label} ${kind} ${this.#names}`;
  }

  /** Records a result that may never be as a violation. */
  recordResult(what: string, response: CallResult, person?: Person): CallResult {
    const { status, body } = response;
    if (status === 'no-response') this.results.noResponse += 1;
    else if (status < 300) this.results.done += 1;
    else if (status === 502 || status === 503) this.results.unavailable += 1;
    else this.results.refused += 1;
    if (body?.code) this.refusals.set(body.code, (this.refusals.get(body.code) ?? 0) + 1);
    if (AWAY.includes(status) && body?.code !== PROVIDER_AWAY)
      this.unavailable.push({ call: `${what} returned ${status} ${JSON.stringify(body)}`, id: body?.id });
    const isFromOutside = status === 403 && person && this.companies.leavers.has(person);
    if (NEVER.includes(status) && !isFromOutside)
      this.violations.push(`${what} returned ${status} ${JSON.stringify(body)}`);
    return response;
  }

  noteTrade(saved: TradeResponse): void {
    this.trades.set(saved.revision, saved);
  }

  /** By the last settings that were saved. */
  get isCharging(): boolean {
    return charges(this.trades.get(Math.max(...this.trades.keys())));
  }

  isMember(person: Person): boolean {
    return this.companies.all.some((company) => membersOf(company).includes(person));
  }

  did(deed: Deed): void {
    this.deeds.set(deed, (this.deeds.get(deed) ?? 0) + 1);
  }

  get undone(): Deed[] {
    return (Object.keys(DEEDS) as Deed[]).filter((deed) => !this.deeds.has(deed));
  }

  addOrder(id: string, buyer: Person, request: Placing): OrderView {
    const existing = this.orders.find((order) => order.id === id);
    if (existing) return existing;
    const order: OrderView = { id, buyer, request, belief: 'unpaid' };
    this.orders.push(order);
    return order;
  }

  /** Rather a new one; now and then any, since clients err. */
  anyOrder(random: Random, belief: Belief): OrderView | undefined {
    const fitting = random.chance(0.1) ? this.orders : this.orders.filter((order) => order.belief === belief);
    const recent = random.chance(0.7) ? fitting.slice(-12) : fitting;
    return random.pick(recent);
  }
}
