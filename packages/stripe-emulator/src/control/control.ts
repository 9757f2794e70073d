import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpRefusal, readJsonObject, sendJson } from '@forgeline/emulator-kit/json-http';
import { Params } from '#http/params';
import { endAuthentication } from '#payments/confirm-intent';
import { DISPUTE_REASONS, DISPUTE_STATUSES, moveDispute, openDispute } from '#payments/disputes';
import { findIntent } from '#payments/payment-intents';
import { createRefund, FAILURE_REASONS, failRefund } from '#payments/refunds';
import { newId } from '#state/ids';
import type { State } from '#state/state';
import type { Cause } from '#webhooks/events';
import type { Webhooks } from '#webhooks/webhooks';
import type { Faults } from './faults';
import { importPayments } from './import-payments';

const ORDERS = ['created', 'reversed', 'shuffled'] as const;
const ACTS = ['twice', 'drop'] as const;

/**
 * The control API, for tests and proofs. Stripe has nothing of the kind.
 *
 * - `POST /_control/webhooks/hold`, `POST /_control/webhooks/release` `{order?: created|reversed|shuffled}`
 * - `POST /_control/webhooks/next` `{act: twice|drop, count?, type?}` what to do with the next deliveries
 * - `POST /_control/webhooks/resend` `{event}` send an event once more
 * - `GET /_control/deliveries` every delivery with attempts and outcome, oldest first
 * - `POST /_control/faults` `{mode?: error|reset|hang, acted?, status?, method?, path?, count?}`; `DELETE` clears
 * - `POST /_control/payments` `{payments: [{id, amount, currency, created, name?, email?, description?, metadata?,
 *   refund?: {id, created, amount?, metadata?}}]}` imports past payments; returns `{imported, known}`
 * - `POST /_control/refunds` `{payment_intent, amount?}` a refund as a person makes one in the dashboard
 * - `POST /_control/refunds/fail` `{refund, reason?}` the bank sends a refund's money back, as it may for weeks
 * - `POST /_control/disputes` `{payment_intent, amount?, reason?, inquiry?, due_by?}` the buyer's bank disputes a payment
 * - `POST /_control/disputes/move` `{dispute, status}` evidence arrives, or the bank decides
 * - `POST /_control/authenticate` `{payment_intent, outcome: complete|fail}` ends 3-D Secure without a browser
 */
export class Control {
  constructor(
    private readonly state: State,
    private readonly webhooks: Webhooks,
    private readonly faults: Faults,
  ) {}

  async handle(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<void> {
    // Requests of pages carry an Origin header: no page of any site may control the emulator.
    if (request.headers.origin !== undefined) throw new HttpRefusal(403, 'Not for pages.');
    const call = `${request.method} ${pathname.slice('/_control'.length).replace(/\/$/, '')}`;
    const body = request.method === 'POST' ? await readJsonObject(request) : {};
    const result = await this.run(call, body);
    await this.state.saved();
    sendJson(response, 200, result);
  }

  private async announced<T>(happened: T): Promise<T> {
    await this.state.saved();
    this.webhooks.wake();
    return happened;
  }

  private async run(call: string, body: Record<string, unknown>): Promise<unknown> {
    const { webhooks, faults, state } = this;
    switch (call) {
      case 'POST /webhooks/hold':
        webhooks.hold();
        break;
      case 'POST /webhooks/release':
        return { released: await webhooks.release(readOneOf(body, 'order', ORDERS, 'created')) };
      case 'POST /webhooks/next':
        webhooks.scriptFault({
          act: readOneOf(body, 'act', ACTS),
          type: body.type === undefined ? null : readText(body, 'type'),
          remaining: readCount(body.count),
        });
        break;
      case 'POST /webhooks/resend': {
        const event = readText(body, 'event');
        if (!(await webhooks.resend(event))) throw new HttpRefusal(404, `There is no event ${event}.`);
        return state.deliveries.get(event);
      }
      case 'GET /deliveries':
        return [...state.deliveries.values()];
      case 'POST /faults':
        faults.add(body);
        break;
      case 'DELETE /faults':
        faults.clear();
        break;
      case 'POST /payments':
        return importPayments(state, body.payments);
      case 'POST /refunds': {
        const form = {
          payment_intent: readText(body, 'payment_intent'),
          ...(body.amount === undefined ? {} : { amount: String(readCount(body.amount)) }),
        };
        return this.announced(createRefund(state, new Params(form), newCause()));
      }
      case 'POST /refunds/fail': {
        const reason = readOneOf(body, 'reason', FAILURE_REASONS, 'expired_or_canceled_card');
        return this.announced(failRefund(state, readText(body, 'refund'), reason, newCause()));
      }
      case 'POST /disputes': {
        const dispute = openDispute(
          state,
          {
            intentId: readText(body, 'payment_intent'),
            reason: readOneOf(body, 'reason', DISPUTE_REASONS, 'fraudulent'),
            isInquiry: readOneOf(body, 'inquiry', [true, false], false),
            amount: body.amount === undefined ? undefined : readCount(body.amount),
            dueBy: body.due_by === undefined ? undefined : readCount(body.due_by),
          },
          newCause(),
        );
        return this.announced(dispute);
      }
      case 'POST /disputes/move': {
        const status = readOneOf(body, 'status', DISPUTE_STATUSES);
        return this.announced(moveDispute(state, readText(body, 'dispute'), status, newCause()));
      }
      case 'POST /authenticate': {
        const intent = findIntent(state, readText(body, 'payment_intent'));
        const passed = readOneOf(body, 'outcome', ['complete', 'fail']) === 'complete';
        return this.announced(endAuthentication(state, intent, passed, newCause()));
      }
      default:
        throw new HttpRefusal(404, `There is no control call ${call}.`);
    }
    return {};
  }
}

function newCause(): Cause {
  return { requestId: newId('req'), idempotencyKey: null };
}

function readText(body: Record<string, unknown>, name: string): string {
  const value = body[name];
  if (typeof value !== 'string' || value === '') throw new HttpRefusal(400, `${name} must be text.`);
  return value;
}

function readCount(value: unknown): number {
  if (value === undefined) return 1;
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1) return value;
  throw new HttpRefusal(400, 'It must be a whole number of at least 1.');
}

function readOneOf<const T extends string | boolean>(
  body: Record<string, unknown>,
  name: string,
  allowed: readonly T[],
  fallback?: T,
): T {
  const value = body[name] ?? fallback;
  if ((allowed as readonly unknown[]).includes(value)) return value as T;
  throw new HttpRefusal(400, `${name} must be one of ${allowed.join(', ')}.`);
}
