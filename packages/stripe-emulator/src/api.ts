import type { IncomingMessage, ServerResponse } from 'node:http';
import { HttpRefusal, readBody } from '@forgeline/emulator-kit/json-http';
import type { Fault, Faults } from '#control/faults';
import { ApiError } from '#http/api-error';
import { authenticate, type Keys } from '#http/api-keys';
import { expandFields } from '#http/expand';
import { parseForm } from '#http/form-encoding';
import { Idempotency } from '#http/idempotency';
import { Params } from '#http/params';
import { findRoute } from '#routes';
import { newId } from '#state/ids';
import type { State } from '#state/state';
import { API_VERSION } from '#webhooks/events';
import type { Webhooks } from '#webhooks/webhooks';

type Reply = { status: number; body: unknown; requestId: string; replayed?: boolean };

const MAX_BODY_BYTES = 256 * 1024;
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, Stripe-Version',
  'Access-Control-Expose-Headers': 'Request-Id',
  'Access-Control-Max-Age': '600',
};

export class Api {
  private readonly idempotency: Idempotency;

  constructor(
    private readonly state: State,
    private readonly webhooks: Webhooks,
    private readonly faults: Faults,
    private readonly keys: Keys,
    private readonly log: (line: string) => void,
  ) {
    this.idempotency = new Idempotency(state);
  }

  async handle(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, CORS).end();
      return;
    }
    const method = request.method ?? 'GET';
    const fault = this.faults.take(method, url.pathname);
    if (fault && !fault.acted) {
      breakCall(fault, request, response);
      return;
    }
    const reply = await this.run(request, method, url);
    this.webhooks.wake();
    this.log(`${method} ${url.pathname} ${reply.status} ${reply.requestId}`);
    if (fault) {
      breakCall(fault, request, response);
      return;
    }
    send(request, response, reply);
  }

  private async run(request: IncomingMessage, method: string, url: URL): Promise<Reply> {
    const requestId = newId('req');
    try {
      const body = await readBody(request, MAX_BODY_BYTES);
      const reply = await this.runWithKey(request, method, url, body, requestId);
      await this.state.saved();
      return reply;
    } catch (error) {
      return { status: statusOf(error), body: { error: this.bodyOf(error, requestId) }, requestId };
    }
  }

  private async runWithKey(
    request: IncomingMessage,
    method: string,
    url: URL,
    body: string,
    requestId: string,
  ): Promise<Reply> {
    const form = parseForm(method === 'GET' ? url.search.slice(1) : body);
    const keyParam = typeof form.key === 'string' ? form.key : undefined;
    delete form.key;
    const caller = authenticate(request, keyParam, this.keys);
    checkVersion(request.headers['stripe-version']);
    const { id, run } = findRoute(method, url.pathname, caller === 'browser');
    const idempotencyKey = method === 'POST' ? (headerOf(request, 'idempotency-key') ?? null) : null;
    if (idempotencyKey !== null) {
      const stored = this.idempotency.take(idempotencyKey, url.pathname, body);
      if (stored)
        return { status: stored.status, body: stored.body, requestId: stored.requestId, replayed: true };
    }
    try {
      const reply = this.act(() => {
        const params = new Params(form);
        const paths = params.list('expand') ?? [];
        const cause = { requestId, idempotencyKey };
        const result = run({ state: this.state, params, cause, isBrowser: caller === 'browser', id });
        return { status: 200, body: expandFields(this.state, result, paths), requestId };
      }, requestId);
      if (idempotencyKey !== null) this.idempotency.store(idempotencyKey, url.pathname, body, reply);
      await this.state.saved();
      return reply;
    } finally {
      if (idempotencyKey !== null) this.idempotency.release(idempotencyKey);
    }
  }

  /** An error after the call had begun to act is a response like any other: it is stored with the key. */
  private act(run: () => Reply, requestId: string): Reply {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof ApiError) || !error.acted) throw error;
      return { status: error.status, body: { error: this.bodyOf(error, requestId) }, requestId };
    }
  }

  private bodyOf(error: unknown, requestId: string): unknown {
    const log = { request_log_url: `https://dashboard.stripe.com/test/logs/${requestId}` };
    if (error instanceof ApiError) return { ...error.body, ...log };
    if (error instanceof HttpRefusal)
      return { type: 'invalid_request_error', message: error.message, ...log };
    this.log(`${requestId} failed: ${error instanceof Error ? error.stack : String(error)}`);
    const message = error instanceof Error ? error.message : String(error);
    return { type: 'api_error', message: `The local emulator for Stripe failed: ${message}`, ...log };
  }
}

function statusOf(error: unknown): number {
  return error instanceof ApiError || error instanceof HttpRefusal ? error.status : 500;
}

/** Throws ApiError 400 for another version: its objects have other shapes, so a response would be wrong. */
function checkVersion(version: string | string[] | undefined): void {
  if (version === undefined || version === API_VERSION) return;
  throw new ApiError(400, {
    type: 'invalid_request_error',
    message: `Invalid Stripe API version: ${version}. The local emulator for Stripe supports ${API_VERSION} only.`,
  });
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function send(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  const body = JSON.stringify(reply.body, null, 2);
  const key = headerOf(request, 'idempotency-key');
  response.writeHead(reply.status, {
    ...CORS,
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-cache, no-store',
    'Request-Id': reply.requestId,
    'Stripe-Version': API_VERSION,
    ...(key !== undefined && { 'Idempotency-Key': key }),
    ...(reply.replayed && { 'Idempotent-Replayed': 'true', 'Original-Request': reply.requestId }),
    ...(reply.status === 409 && { 'Stripe-Should-Retry': 'true' }),
  });
  response.end(body);
}

function breakCall(fault: Fault, request: IncomingMessage, response: ServerResponse): void {
  if (fault.mode === 'reset') {
    request.socket.destroy();
  } else if (fault.mode === 'error') {
    request.resume();
    const type = fault.status < 500 ? 'invalid_request_error' : 'api_error';
    const error = { type, message: 'A scripted fault.' };
    send(request, response, { status: fault.status, body: { error }, requestId: newId('req') });
  }
}
