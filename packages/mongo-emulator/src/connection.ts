import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Document } from '#bson';
import type { ClientConnection } from '#command';
import type { Dispatcher } from '#commands/dispatch';
import { describeError } from '#commands/error-reply';
import { MessageReader } from '#wire/message-reader';
import { WireError } from '#wire/protocol';
import { encodeReply } from '#wire/reply-message';
import { type RequestMessage, readRequest } from '#wire/request-message';

/** The most requests in the queue of a client; while there are more, nothing is read from it. */
const MAX_WAITING = 16;

/** How long a client may take to read the last reply when the server stops. */
const LAST_REPLY_MS = 1_000;

type Options = { id: number; dispatcher: Dispatcher; log(line: string): void };

/** Requests one at a time, replies as fast as they are read. Bytes that are not the protocol close the connection. */
export class Connection {
  private readonly reader = new MessageReader();
  private readonly waiting: RequestMessage[] = [];
  private readonly closed = new AbortController();
  private readonly client: ClientConnection;
  private running: Promise<void> | undefined;

  constructor(
    private readonly socket: Socket,
    private readonly options: Options,
  ) {
    this.client = {
      id: options.id,
      localAddress: `${socket.localAddress}:${socket.localPort}`,
      remoteAddress: `${socket.remoteAddress}:${socket.remotePort}`,
      signal: this.closed.signal,
    };
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.take(chunk));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // Clients that disappear are normal.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') this.log(error.message);
    });
    socket.once('end', () => {
      if (this.reader.isMidMessage) this.log('closed by the client in the middle of a message');
    });
    socket.once('close', () => {
      this.waiting.length = 0;
      this.closed.abort();
    });
  }

  async finish(): Promise<void> {
    this.socket.pause();
    this.waiting.length = 0;
    this.closed.abort();
    await this.running;
    this.socket.destroySoon();
    setTimeout(() => this.socket.destroy(), LAST_REPLY_MS).unref();
  }

  private take(chunk: Buffer): void {
    if (this.socket.destroyed) return;
    try {
      for (const message of this.reader.push(chunk)) this.waiting.push(readRequest(message));
    } catch (error) {
      if (!(error instanceof WireError)) throw error;
      this.log(`closed, because the client sent ${error.message}`);
      this.socket.destroy();
      return;
    }
    if (this.waiting.length > MAX_WAITING) this.socket.pause();
    if (!this.running && this.waiting.length > 0) {
      this.running = this.serveWaiting().finally(() => {
        this.running = undefined;
      });
    }
  }

  private async serveWaiting(): Promise<void> {
    try {
      for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
        await this.serve(next);
        if (this.waiting.length <= MAX_WAITING && this.socket.isPaused() && !this.closed.signal.aborted) {
          this.socket.resume();
        }
      }
    } catch (error) {
      this.log(`closed after an unexpected error: ${(error as Error).stack ?? error}`);
      this.socket.destroy();
    }
  }

  private async serve(message: RequestMessage): Promise<void> {
    const document = await this.options.dispatcher.reply(message, this.client);
    if (this.socket.destroyed || message.moreToCome) return;
    if (!this.socket.write(encodeFor(message, document))) await this.drained();
  }

  private async drained(): Promise<void> {
    if (this.closed.signal.aborted) return;
    try {
      await once(this.socket, 'drain', { signal: this.closed.signal });
    } catch (error) {
      if ((error as Error).name !== 'AbortError' && !this.socket.destroyed) throw error;
    }
  }

  private log(line: string): void {
    this.options.log(`connection ${this.options.id} from ${this.client.remoteAddress}: ${line}`);
  }
}

function encodeFor(message: RequestMessage, document: Document): Buffer {
  try {
    return encodeReply(document, message);
  } catch (error) {
    return encodeReply(describeError(error), message);
  }
}
