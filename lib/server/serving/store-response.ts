import 'server-only';
import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';

type HeadHook = (
  response: Pick<ServerResponse, 'getHeader' | 'setHeader' | 'hasHeader' | 'removeHeader'>,
) => void;

/** A whole response that takes the place of another. */
export type WholeResponse = { status: number; headers: Record<string, string>; body: string };

function isHeaders(value: unknown): value is OutgoingHttpHeaders {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The response of the store's server (an option of Node's `createServer`). Whoever sends it, the framework included, the
 * hooks of the pipeline run once, just before the headers are sent, and may still change them, or replace all of it.
 */
export class StoreResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  readonly #hooks: HeadHook[] = [];
  #isHeadFinished = false;
  #replacement: WholeResponse | undefined;

  /** Registers a hook. Those registered first run first. */
  beforeHead(hook: HeadHook): void {
    this.#hooks.push(hook);
  }

  /** Sends this in place of what is about to be sent. To be called by a hook: later, the headers have left. */
  replaceWith(replacement: WholeResponse): void {
    this.#replacement = replacement;
    for (const name of this.getHeaderNames()) this.removeHeader(name);
    for (const [name, value] of Object.entries(replacement.headers)) this.setHeader(name, value);
    this.statusCode = replacement.status;
  }

  #finishHead(): void {
    if (this.headersSent || this.#isHeadFinished) return;
    this.#isHeadFinished = true;
    for (const hook of this.#hooks) hook(this);
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
    this.#finishHead();
    const send = super.writeHead as (...args: unknown[]) => ServerResponse;
    send.apply(this, this.#replacement ? [this.statusCode] : [this.statusCode, ...rest]);
    return this;
  }

  override write(...args: unknown[]): boolean {
    this.#finishHead();
    if (this.#replacement) return true;
    return (super.write as (...args: unknown[]) => boolean).apply(this, args);
  }

  override end(...args: unknown[]): this {
    this.#finishHead();
    const end = super.end as (...args: unknown[]) => ServerResponse;
    end.apply(this, this.#replacement ? [this.#replacement.body] : args);
    return this;
  }
}
