import { once } from 'node:events';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { deserialize } from 'bson';

/** MongoDB's wire protocol: https://www.mongodb.com/docs/manual/reference/mongodb-wire-protocol/ */
const HEADER_BYTES = 16;
const OP_MSG = 2013;
const KIND_BODY = 0;
const FLAGS_BYTES = 4;
const STRING = 2;

/** A command that a server of the store sent to the database, and the time of the monotonic clock, in milliseconds. */
export type SentCommand = { name: string; collection: string; at: number };

/** A lease that a server holds from `from` on until it gave it up; until then `to` is undefined. Times as above. */
export type HeldLease = { name: string; from: number; to?: number };

type Question = { kind: 'take' | 'release'; lease: string };

/** Returns the whole messages at the start of `buffer`, and what is left. */
function messagesIn(buffer: Buffer): { messages: Buffer[]; rest: Buffer } {
  const messages: Buffer[] = [];
  let start = 0;
  while (buffer.length - start >= 4) {
    const length = buffer.readInt32LE(start);
    if (buffer.length - start < length) break;
    messages.push(buffer.subarray(start, start + length));
    start += length;
  }
  return { messages, rest: buffer.subarray(start) };
}

/** Returns the document of an OP_MSG, where it is its first section, as the driver sends it. */
function bodyOf(message: Buffer): Buffer | undefined {
  const start = HEADER_BYTES + FLAGS_BYTES;
  if (message.readInt32LE(12) !== OP_MSG || message[start] !== KIND_BODY) return undefined;
  return message.subarray(start + 1, start + 1 + message.readInt32LE(start + 1));
}

/** Returns the name of a command, and the collection where that is its value. */
function commandOf(body: Buffer): { name: string; collection: string } {
  const end = body.indexOf(0, 5);
  const name = body.toString('utf8', 5, end);
  if (body[4] !== STRING) return { name, collection: '' };
  const length = body.readInt32LE(end + 1);
  return { name, collection: body.toString('utf8', end + 5, end + 4 + length) };
}

/** Returns what a command does with a lease: `lib/server/platform/db/one-at-a-time.ts` takes it by an update and releases it by a delete. */
function questionOf(body: Buffer, name: string): Question | undefined {
  const { updates = [], deletes = [] } = deserialize(body) as Record<string, { q: { _id: string } }[]>;
  const [statement] = name === 'update' ? updates : deletes;
  return statement && { kind: name === 'update' ? 'take' : 'release', lease: statement.q._id };
}

/**
 * Stands between one server of the store and the database. It changes nothing, and sees which commands the server sends and
 * which leases it holds.
 */
export class DatabaseProxy {
  readonly commands: SentCommand[] = [];
  readonly leases: HeldLease[] = [];
  /** The leases that the server was not given, as another held them. */
  readonly refused: string[] = [];
  /** Called when the server is about to receive the reply that it has a lease. */
  onLease: (name: string) => void = () => undefined;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(private readonly target: number) {
    this.#server = createServer((socket) => this.#join(socket));
  }

  /** Starts one in front of the database on this port of this machine. */
  static async start(target: number): Promise<DatabaseProxy> {
    const proxy = new DatabaseProxy(target);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  /** The database's address for the server. */
  get uri(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('The proxy is not listening.');
    return `mongodb://127.0.0.1:${address.port}/?directConnection=true`;
  }

  async stop(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #join(fromServer: Socket): void {
    const toDatabase = createConnection(this.target, '127.0.0.1');
    const pending = new Map<number, Question>();
    const pipes: [Socket, Socket, (message: Buffer) => void][] = [
      [fromServer, toDatabase, (message) => this.#noteCommand(message, pending)],
      [toDatabase, fromServer, (message) => this.#noteReply(message, pending)],
    ];
    for (const [from, to, note] of pipes) {
      this.#sockets.add(from);
      from.setNoDelay(true);
      let rest: Buffer = Buffer.alloc(0);
      from.on('data', (chunk: Buffer) => {
        const read = messagesIn(rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk);
        rest = read.rest;
        for (const message of read.messages) {
          note(message);
          to.write(message);
        }
      });
      const end = () => {
        this.#sockets.delete(from);
        from.destroy();
        to.destroy();
      };
      from.once('close', end);
      from.once('error', end);
    }
  }

  #noteCommand(message: Buffer, pending: Map<number, Question>): void {
    const body = bodyOf(message);
    if (!body) return;
    const { name, collection } = commandOf(body);
    this.commands.push({ name, collection, at: performance.now() });
    const isOfLease = collection === 'leases' && (name === 'update' || name === 'delete');
    const question = isOfLease ? questionOf(body, name) : undefined;
    if (!question) return;
    if (question.kind === 'take') pending.set(message.readInt32LE(4), question);
    // From now on it relies on it no more.
    else this.#end(question.lease);
  }

  #noteReply(message: Buffer, pending: Map<number, Question>): void {
    const question = pending.get(message.readInt32LE(8));
    const body = question && bodyOf(message);
    if (!question || !body) return;
    pending.delete(message.readInt32LE(8));
    const { n } = deserialize(body) as { n?: number };
    if (n !== 1) this.refused.push(question.lease);
    // One that it has is renewed.
    if (n !== 1 || this.#held(question.lease)) return;
    this.leases.push({ name: question.lease, from: performance.now() });
    this.onLease(question.lease);
  }

  #held(name: string): HeldLease | undefined {
    return this.leases.findLast((lease) => lease.name === name && lease.to === undefined);
  }

  #end(name: string): void {
    const held = this.#held(name);
    if (held) held.to = performance.now();
  }
}
