import type { Claim } from '../checks/claim';
import type { Random } from '../random';
import type { Answer } from '../stack/http-call';
import type { Person } from '../stack/people';
import type { ProofStack } from '../stack/proof-stack';
import type { OrderRequest, ToolOnSale } from '../stack/shop';

/** What clients believe of an order, from the answers they got; the truth may have gone on. */
export type Belief = 'unpaid' | 'paid' | 'over';

export type OrderView = { id: string; buyer: Person; request: OrderRequest; belief: Belief };

/** Answers that no client should ever get, whatever it does and whatever is killed. */
const NEVER: readonly unknown[] = [400, 401, 403, 405, 413, 415, 429, 500, 504];

/** Everything the walk's clients share: who there is, what is for sale, what they did and what they were told. */
export class World {
  readonly orders: OrderView[] = [];
  readonly tools: ToolOnSale[] = [];
  readonly claims: Claim[] = [];
  /** Requests with a key whose answer never came: to be sent again. */
  readonly unsure: { buyer: Person; request: OrderRequest }[] = [];
  /** Intents that wait for 3-D Secure in a tab that was closed, by their order. */
  readonly unfinished: { order: OrderView; intentId: string }[] = [];
  /** How often each operation was done, and how its calls ended. */
  readonly done = new Map<string, number>();
  readonly answers = { done: 0, refused: 0, unavailable: 0, unanswered: 0 };
  readonly violations: string[] = [];
  #names = 0;

  constructor(
    readonly stack: ProofStack,
    readonly admins: Person[],
    readonly buyers: Person[],
    readonly label: string,
  ) {}

  /** A name nothing else has. */
  name(kind: string): string {
    this.#names += 1;
    return `${this.label} ${kind} ${this.#names}`;
  }

  /** Counts an answer of the store, and notes one that should never be. */
  heard(what: string, answer: Answer): Answer {
    const { status, body } = answer;
    if (status === 'unanswered') this.answers.unanswered += 1;
    else if (status < 300) this.answers.done += 1;
    else if (status === 502 || status === 503) this.answers.unavailable += 1;
    else this.answers.refused += 1;
    if (NEVER.includes(status))
      this.violations.push(`${what} was answered ${status} ${JSON.stringify(body)}`);
    return answer;
  }

  /** Remembers an order that a client was told of. */
  learn(id: string, buyer: Person, request: OrderRequest): OrderView {
    const known = this.orders.find((order) => order.id === id);
    if (known) return known;
    const order: OrderView = { id, buyer, request, belief: 'unpaid' };
    this.orders.push(order);
    return order;
  }

  /** An order that is believed to be so; now and then any, since clients err. Newer ones are likelier. */
  anyOrder(random: Random, belief: Belief): OrderView | undefined {
    const fitting = random.chance(0.1) ? this.orders : this.orders.filter((order) => order.belief === belief);
    const recent = random.chance(0.7) ? fitting.slice(-12) : fitting;
    return random.pick(recent);
  }
}
