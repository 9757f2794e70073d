import { once } from 'node:events';
import type { Socket } from 'node:net';
import { decode } from '@/standins/mongo/bson';
import type { ClientConnection } from '@/standins/mongo/commands/command';
import type { Dispatcher } from '@/standins/mongo/commands/dispatch';
import { describeError } from '@/standins/mongo/commands/error-answer';
import { MessageReader } from './message-reader';
import { WireError } from './protocol';
import { encodeReply, type ReplyMessage } from './reply-message';
import { type RequestMessage, readRequest } from './request-message';

/** Requests that may wait for the one before; a client that sends more is not read from until they are fewer. */
const MAX_WAITING = 16;

/** How long a client may take to read the last answer when the server ends. */
const LAST_ANSWER_MS = 1_000;

type Options = { id: number; dispatcher: Dispatcher; log(line: string): void };

/**
 * Serves one client: takes its requests in order, one at a time, and sends the answers as fast as the client reads
 * them. Bytes that are not the protocol end this connection, with the reason logged, and nothing else.
 */
export class Connection {
  private readonly reader = new MessageReader();
  private readonly waiting: RequestMessage[] = [];
  private readonly closed = new AbortController();
  private readonly client: ClientConnection;
  private running: Promise<void> | undefined;
  private appName: string | undefined;

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
      // A client that vanishes is everyday life.
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

  /** Takes no more requests, lets the one that runs end, and closes. */
  async finish(): Promise<void> {
    this.socket.pause();
    this.waiting.length = 0;
    this.closed.abort();
    await this.running;
    this.socket.destroySoon();
    setTimeout(() => this.socket.destroy(), LAST_ANSWER_MS).unref();
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
    let responseTo = message.requestId;
    // Where the client allows it, `hello` is answered again and again, each answer when the wait of the last is over.
    for (let again = true; again; ) {
      const answer = await this.options.dispatcher.answer(message, this.client, this.appName);
      if (this.socket.destroyed) return;
      if (answer === 'drop-connection') {
        this.socket.destroy();
        return;
      }
      const { command, document } = answer;
      const isHello = command === 'hello' || command === 'isMaster';
      if (isHello) this.appName ??= appNameOf(message);
      if (message.moreToCome) return;
      again = isHello && message.exhaustAllowed && asksToWait(message);
      const reply = this.encode(document, { responseTo, legacy: message.legacy, moreToCome: again });
      responseTo = reply.requestId;
      if (!this.socket.write(reply.bytes)) await this.drained();
      again &&= !this.closed.signal.aborted;
    }
  }

  private encode(...[document, address]: Parameters<typeof encodeReply>): ReplyMessage {
    try {
      return encodeReply(document, address);
    } catch (error) {
      return encodeReply(describeError(error), { ...address, moreToCome: false });
    }
  }

  /** A client that does not read is not served on until it does, or is gone. */
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

function asksToWait(message: RequestMessage): boolean {
  const body = decode(message.body);
  return body.topologyVersion !== undefined && body.maxAwaitTimeMS !== undefined;
}

function appNameOf(message: RequestMessage): string | undefined {
  return decode(message.body).client?.application?.name;
}
