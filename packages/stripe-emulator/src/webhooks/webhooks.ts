import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import type { Delivery, State } from '#state/state';

type WebhookTarget = { url: string; secret: string };

export type DeliveryFault = { act: 'twice' | 'drop'; type: string | null; remaining: number };

const AT_ONCE = 4;
const ATTEMPT_TIMEOUT_MS = 10_000;
const LONGEST_WAIT_MS = 60 * 60_000;
const MAX_ATTEMPTS = 40;

/** The header that `stripe.webhooks.constructEvent` checks: HMAC-SHA256 over `{time}.{body}`. */
function signPayload(payload: string, secret: string, atSeconds: number): string {
  const v1 = createHmac('sha256', secret).update(`${atSeconds}.${payload}`).digest('hex');
  return `t=${atSeconds},v1=${v1}`;
}

/** Signed, after the response to the call, with growing delays until 2xx. Pending ones survive a restart. */
export class Webhooks {
  target: WebhookTarget | undefined;
  private held = false;
  private faults: DeliveryFault[] = [];
  private readonly sending = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private readonly stopping = new AbortController();

  constructor(
    private readonly state: State,
    private readonly firstWaitMs: number,
    private readonly log: (line: string) => void,
  ) {}

  hold(): void {
    this.held = true;
  }

  scriptFault(fault: DeliveryFault): void {
    this.faults.push(fault);
  }

  /** Releases the held deliveries: in order, backwards, or shuffled, one after the other. */
  async release(order: 'created' | 'reversed' | 'shuffled'): Promise<number> {
    const waiting = [...this.state.deliveries.values()].filter(({ outcome }) => outcome === 'held');
    if (order === 'reversed') waiting.reverse();
    if (order === 'shuffled') shuffle(waiting);
    this.held = false;
    let released = 0;
    for (const { id } of waiting) {
      // Another release was faster: each delivery is released once, however many releases run at a time.
      if (this.state.deliveries.get(id)?.outcome !== 'held') continue;
      this.change(id, { outcome: 'waiting' });
      released += 1;
      await this.send(id);
    }
    this.wake();
    return released;
  }

  /** Sends an event once more, whatever became of it before. Returns false if there is no such event. */
  async resend(eventId: string): Promise<boolean> {
    if (!this.state.deliveries.has(eventId)) return false;
    await this.send(eventId);
    return true;
  }

  wake(): void {
    if (this.stopping.signal.aborted) return;
    clearTimeout(this.timer);
    let next = Number.POSITIVE_INFINITY;
    const now = Date.now();
    for (const delivery of this.state.deliveries.values()) {
      if (delivery.outcome !== 'waiting' || delivery.nextAtMs === null) continue;
      if (this.held) {
        this.change(delivery.id, { outcome: 'held' });
        continue;
      }
      if (!this.target || this.sending.has(delivery.id)) continue;
      if (delivery.nextAtMs > now) next = Math.min(next, delivery.nextAtMs);
      else if (this.sending.size < AT_ONCE) void this.send(delivery.id).finally(() => this.wake());
    }
    if (next < Number.POSITIVE_INFINITY) {
      this.timer = setTimeout(() => this.wake(), next - now);
      this.timer.unref();
    }
  }

  stop(): void {
    clearTimeout(this.timer);
    this.stopping.abort();
  }

  private async send(id: string): Promise<void> {
    const delivery = this.state.deliveries.get(id);
    const event = delivery && this.state.events.get(delivery.event);
    if (!event || !this.target || this.sending.has(id)) return;
    this.sending.add(id);
    try {
      const fault = this.takeFault(event.type);
      if (fault?.act === 'drop') {
        this.change(id, { outcome: 'dropped', nextAtMs: null });
        return;
      }
      await this.attempt(id, event);
      if (fault?.act === 'twice') await this.attempt(id, event);
    } finally {
      this.sending.delete(id);
    }
  }

  private async attempt(id: string, event: Stripe.Event): Promise<void> {
    const { url, secret } = this.target as WebhookTarget;
    const payload = JSON.stringify(event, null, 2);
    let status: number | null = null;
    let problem: string | null = null;
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks; local emulator)',
          'Stripe-Signature': signPayload(payload, secret, Math.floor(Date.now() / 1000)),
        },
        body: payload,
        signal: AbortSignal.any([AbortSignal.timeout(ATTEMPT_TIMEOUT_MS), this.stopping.signal]),
      });
      status = response.status;
      await response.arrayBuffer();
    } catch (error) {
      if (this.stopping.signal.aborted) return;
      problem = error instanceof Error ? String(error.cause ?? error.message) : String(error);
    }
    this.note(id, status, problem);
  }

  private note(id: string, status: number | null, problem: string | null): void {
    const attempts = (this.state.deliveries.get(id)?.attempts ?? 0) + 1;
    const outcome = { attempts, lastStatus: status, lastError: problem };
    if (status !== null && status >= 200 && status < 300) {
      this.change(id, { ...outcome, outcome: 'delivered', nextAtMs: null });
      const event = this.state.events.get(id);
      if (event) this.state.put('events', id, { ...event, pending_webhooks: 0 });
    } else if (attempts >= MAX_ATTEMPTS) {
      this.change(id, { ...outcome, outcome: 'given-up', nextAtMs: null });
      this.log(`webhook ${id} given up after ${attempts} attempts`);
    } else {
      const wait = Math.min(this.firstWaitMs * 2 ** (attempts - 1), LONGEST_WAIT_MS);
      this.change(id, { ...outcome, outcome: 'waiting', nextAtMs: Date.now() + wait });
      this.log(`webhook ${id} failed (${status ?? problem}); again in ${wait} ms`);
    }
    // An outcome that is lost in a crash means one more delivery, which the shop must handle anyway.
    this.state.saved().catch((error: unknown) => this.log(String(error)));
  }

  private change(id: string, change: Partial<Delivery>): void {
    const delivery = this.state.deliveries.get(id);
    if (delivery) this.state.put('deliveries', id, { ...delivery, ...change });
  }

  private takeFault(type: string): DeliveryFault | undefined {
    const fault = this.faults.find((candidate) => candidate.type === null || candidate.type === type);
    if (!fault) return undefined;
    fault.remaining -= 1;
    this.faults = this.faults.filter(({ remaining }) => remaining > 0);
    return fault;
  }
}

function shuffle(list: unknown[]): void {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    [list[last], list[other]] = [list[other], list[last]];
  }
}
