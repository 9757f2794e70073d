import 'server-only';
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { REQUEST_ID_HEADER } from '@/lib/server/platform/http/request-id';

type HeadHook = (
  response: Pick<ServerResponse, 'getHeader' | 'setHeader' | 'hasHeader' | 'removeHeader'>,
) => void;

/** A whole response that takes the place of another. */
export type WholeResponse = { status: number; headers: Record<string, string>; body: string };

/** Gets a collected body, and what sends the response as it was made. */
type Collector = (body: Buffer, release: () => void) => Promise<void>;

type Write = (...args: unknown[]) => boolean;
type End = (...args: unknown[]) => ServerResponse;

function isHeaders(value: unknown): value is OutgoingHttpHeaders {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asBytes([chunk, encoding]: readonly unknown[]): Buffer[] {
  if (typeof chunk === 'string')
    return [Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8')];
  return chunk instanceof Uint8Array ? [Buffer.from(chunk)] : [];
}

function call(args: readonly unknown[]): void {
  const then = args.find((argument) => typeof argument === 'function');
  if (then) process.nextTick(then);
}

const RESPONDING = Symbol('responding');

/** A property of the socket: entries of a WeakSet that come and go with each request take longer, and the garbage collector too. */
type StoreSocket = Socket & { [RESPONDING]?: boolean };

/** Whether a response is being made or sent on this connection. */
export function isResponding(socket: StoreSocket): boolean {
  return socket[RESPONDING] === true;
}

/**
 * The response of the store's server (an option of Node's `createServer`). Whether a step or the framework sends it, the
 * hooks of the pipeline run once, just before the headers are sent, and may still change them, or replace all of it. Or all
 * of it is collected first, and something else sent.
 */
export class StoreResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  /** Made when they are needed: most responses come from memory and need none. */
  #hooks: HeadHook[] | undefined;
  #isHeadFinished = false;
  #replacement: WholeResponse | undefined;
  #collector: Collector | undefined;
  #collected: Buffer[] | undefined;
  #requestId: string | undefined;
  #turn: (() => void) | undefined;

  /**
   * Calls `work` once every response before this one has left its connection; at once if there is none. A client may send
   * further requests before it reads (RFC 9112 §9.3.2), and Node.js would have all of their responses made meanwhile.
   */
  inTurn(work: () => void): void {
    if (this.socket) work();
    else this.#turn = work;
  }

  override assignSocket(socket: StoreSocket): void {
    super.assignSocket(socket);
    socket[RESPONDING] = true;
    this.#turn?.();
  }

  override detachSocket(socket: StoreSocket): void {
    socket[RESPONDING] = false;
    super.detachSocket(socket);
  }

  /** The id of its request, which leaves with it as `x-request-id`: the one it was given, else one made now. */
  get requestId(): string {
    this.#requestId ??= randomUUID();
    return this.#requestId;
  }

  set requestId(id: string) {
    this.#requestId = id;
  }

  /** Registers a hook. Those registered first run first, but for one that `isFirst`. */
  beforeHead(hook: HeadHook, { isFirst = false } = {}): void {
    this.#hooks ??= [];
    if (isFirst) this.#hooks.unshift(hook);
    else this.#hooks.push(hook);
  }

  /**
   * Sends a response that is complete but for the id of its request: no hook runs, and headers, a flat list of names and
   * values, are written as they are.
   */
  sendWhole(status: number, headers: readonly string[], body?: Buffer): void {
    super.writeHead(status, headers.concat(REQUEST_ID_HEADER, this.requestId));
    super.end(body);
  }

  /** Sends this in place of what is about to be sent. To be called by a hook: later, the headers have left. */
  replaceWith(replacement: WholeResponse): void {
    this.#replacement = replacement;
    this.#removeHeaders();
    for (const [name, value] of Object.entries(replacement.headers)) this.setHeader(name, value);
    this.statusCode = replacement.status;
  }

  /**
   * From now on nothing is sent: the collector gets all of the body once it is complete, after the hooks have run. It then
   * sends the response as it was made by calling `release`, or drops it and sends another.
   */
  collect(collector: Collector): void {
    this.#collector = collector;
    this.#collected = [];
  }

  /** Forgets what was collected, and its headers. */
  drop(): void {
    this.#removeHeaders();
    this.#collected = undefined;
  }

  #removeHeaders(): void {
    for (const name of this.getHeaderNames()) this.removeHeader(name);
  }

  #finishHead(): void {
    if (this.headersSent || this.#isHeadFinished) return;
    this.#isHeadFinished = true;
    for (const hook of this.#hooks ?? []) hook(this);
    this.setHeader(REQUEST_ID_HEADER, this.requestId);
  }

  #endCollecting(args: readonly unknown[]): void {
    const collector = this.#collector;
    this.#finishHead();
    const collected = [...(this.#collected ?? []), ...asBytes(args)];
    const body = this.#replacement ? Buffer.from(this.#replacement.body) : Buffer.concat(collected);
    this.#collector = undefined;
    this.#replacement = undefined;
    collector?.(body, () => this.end(body)).catch((error: unknown) => this.destroy(error as Error));
    call(args);
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    const headers = rest.at(-1);
    if (!this.headersSent) {
      this.statusCode = status;
      // So that hooks find all headers in one place.
      if (isHeaders(headers)) {
        for (const [name, value] of Object.entries(headers))
          if (value !== undefined) this.setHeader(name, value);
        rest.pop();
      }
    }
    if (this.#collector) return this;
    this.#finishHead();
    const send = super.writeHead as (...args: unknown[]) => ServerResponse;
    send.apply(this, this.#replacement ? [this.statusCode] : [this.statusCode, ...rest]);
    return this;
  }

  override flushHeaders(): void {
    if (!this.#collector) super.flushHeaders();
  }

  override write(...args: unknown[]): boolean {
    if (this.#collector) {
      this.#collected?.push(...asBytes(args));
      call(args);
      return true;
    }
    this.#finishHead();
    if (this.#replacement) return true;
    return (super.write as Write).apply(this, args);
  }

  override end(...args: unknown[]): this {
    if (this.#collector) {
      this.#endCollecting(args);
      return this;
    }
    this.#finishHead();
    (super.end as End).apply(this, this.#replacement ? [this.#replacement.body] : args);
    return this;
  }
}
