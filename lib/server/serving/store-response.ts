import 'server-only';
import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { REQUEST_ID_HEADER } from '@/lib/server/platform/http/own-headers';
import { endOfHead } from './response-head';

type HeadHook = (
  response: Pick<ServerResponse, 'getHeader' | 'setHeader' | 'hasHeader' | 'removeHeader'>,
) => void;

export type WholeResponse = { status: number; headers: Record<string, string>; body: string };

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

/**
 * The response class of the store's server. The pipeline's hooks run once before the headers are sent, by a step or by the
 * framework, and may change or replace the response; or it is collected first.
 */
export class StoreResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  #hooks: HeadHook[] | undefined;
  #isHeadFinished = false;
  #replacement: WholeResponse | undefined;
  #collector: Collector | undefined;
  #collected: Buffer[] | undefined;
  #requestId: string | undefined;
  /** Node.js's own: the head to send, whether the connection is closed after it, and how long one may be idle. */
  declare _header: string;
  declare _last: boolean;
  declare _keepAliveTimeout: number;

  /**
   * Runs `work` once every earlier response of the connection is sent. Node.js would have pipelined requests (RFC 9112 §9.3.2)
   * handled at once.
   */
  inTurn(work: () => void): void {
    if (this.socket) work();
    else this.once('socket', () => process.nextTick(work));
  }

  /** Sent as `x-request-id`. */
  get requestId(): string {
    this.#requestId ??= randomUUID();
    return this.#requestId;
  }

  set requestId(id: string) {
    this.#requestId = id;
  }

  beforeHead(hook: HeadHook, { isFirst = false } = {}): void {
    this.#hooks ??= [];
    if (isFirst) this.#hooks.unshift(hook);
    else this.#hooks.push(hook);
  }

  /**
   * Sends a complete response without hooks and without headers set before. `head` is of `responseHead`: to check and join its headers
   * for each response takes Node.js a fifth of what a response from memory costs.
   */
  sendWhole(status: number, head: string, body?: Buffer): void {
    const isKept = this.shouldKeepAlive && this.getHeader('connection') !== 'close';
    const end = endOfHead({ isKept, idleMs: this._keepAliveTimeout }, Date.now());
    this.statusCode = status;
    this._last = !isKept;
    this._header = `${head}${REQUEST_ID_HEADER}: ${this.requestId}\r\n${end}`;
    super.end(body);
  }

  /** To be called by a hook, before the headers are sent. */
  replaceWith(replacement: WholeResponse): void {
    this.#replacement = replacement;
    this.#removeHeaders();
    for (const [name, value] of Object.entries(replacement.headers)) this.setHeader(name, value);
    this.statusCode = replacement.status;
  }

  /**
   * Sends nothing from now on. `collector` receives the whole body after the hooks, and calls `release` or sends another
   * response.
   */
  collect(collector: Collector): void {
    this.#collector = collector;
    this.#collected = [];
  }

  /** Discards the collected body and its headers. */
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
      // Hooks read all headers from the response.
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
