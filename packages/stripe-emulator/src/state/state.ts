import type Stripe from 'stripe';
import { type Change, Journal } from './journal';

export type StoredReply = {
  key: string;
  fingerprint: string;
  endpoint: string;
  status: number;
  body: unknown;
  requestId: string;
  atMs: number;
};

/** One event on its way to the webhook. `nextAtMs` is null once it needs no further attempt. */
export type Delivery = {
  id: string;
  event: string;
  type: string;
  attempts: number;
  nextAtMs: number | null;
  outcome: 'waiting' | 'held' | 'delivered' | 'dropped' | 'given-up';
  lastStatus: number | null;
  lastError: string | null;
};

/** A stored payment method: what the API shows, and what the bank behind the card will do. */
export type StoredPaymentMethod = { shown: Stripe.PaymentMethod; testNumber: string; usedUp: boolean };

type Kinds = {
  intents: Stripe.PaymentIntent;
  methods: StoredPaymentMethod;
  charges: Stripe.Charge;
  refunds: Stripe.Refund;
  disputes: Stripe.Dispute;
  endpoints: Stripe.WebhookEndpoint;
  events: Stripe.Event;
  deliveries: Delivery;
  replies: StoredReply;
};
type Kind = keyof Kinds;

const EVENT_LIFETIME_MS = 30 * 24 * 3_600_000;
const REPLY_LIFETIME_MS = 24 * 3_600_000;

/** Every response waits for `saved`, so that no caller sees a change that a crash could undo. */
export class State {
  readonly intents = new Map<string, Stripe.PaymentIntent>();
  readonly methods = new Map<string, StoredPaymentMethod>();
  readonly charges = new Map<string, Stripe.Charge>();
  readonly refunds = new Map<string, Stripe.Refund>();
  readonly disputes = new Map<string, Stripe.Dispute>();
  readonly endpoints = new Map<string, Stripe.WebhookEndpoint>();
  readonly events = new Map<string, Stripe.Event>();
  readonly deliveries = new Map<string, Delivery>();
  readonly replies = new Map<string, StoredReply>();
  private journal: Journal | undefined;
  private batch: Change[] = [];

  static async open(folder: string): Promise<State> {
    const state = new State();
    state.journal = await Journal.open(
      folder,
      (changes) => {
        for (const change of changes) state.apply(change);
      },
      () => state.snapshot(),
    );
    return state;
  }

  put<K extends Kind>(kind: K, id: string, value: Kinds[K]): void {
    (this[kind] as Map<string, Kinds[K]>).set(id, value);
    this.batch.push({ kind, id, value: structuredClone(value) });
  }

  /** Ends the changes of one call: they are stored together or not at all. */
  seal(): void {
    this.journal?.append(this.batch);
    this.batch = [];
  }

  async saved(): Promise<void> {
    this.seal();
    await this.journal?.flushed();
  }

  async close(): Promise<void> {
    this.seal();
    await this.journal?.close();
  }

  private apply({ kind, id, value }: Change): void {
    (this[kind as Kind] as Map<string, unknown>).set(id, value);
  }

  private snapshot(): Change[] {
    const now = Date.now();
    for (const [id, event] of this.events) {
      if (event.created * 1000 < now - EVENT_LIFETIME_MS) this.events.delete(id);
    }
    for (const [id, { event }] of this.deliveries) if (!this.events.has(event)) this.deliveries.delete(id);
    for (const [id, { atMs }] of this.replies) if (atMs < now - REPLY_LIFETIME_MS) this.replies.delete(id);
    const kinds: Kind[] = [
      ...(['intents', 'methods', 'charges', 'refunds', 'disputes', 'endpoints'] as const),
      ...(['events', 'deliveries', 'replies'] as const),
    ];
    return kinds.flatMap((kind) => [...this[kind]].map(([id, value]) => ({ kind, id, value })));
  }
}
