import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Told } from '../checks/event-checks';
import type { Random } from '../random';
import { callHttp } from '../stack/http-call';
import type { Person } from '../stack/people';
import type { ProofStack } from '../stack/proof-stack';
import { isSignedWith } from '../stack/verify-webhook';
import { waitUntil } from '../stack/wait-until';

const READERS = 2;
const PAUSE_MS = 400;
const LATE_MS = 2_000;
const OTHER_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const TYPES = [['*'], ['order.paid', 'tool.edited']] as const;

/** Two endpoints that fail, hang, answer late, or forget to answer while servers are killed, and two readers of the feed. */
export class EventListener {
  readonly #server: Server;
  readonly #secrets = new Map<string, string>();
  readonly #madeAt: Record<string, number> = {};
  readonly #received: Told['received'] = [];
  readonly #read: string[][] = Array.from({ length: READERS }, () => []);
  #key = '';
  #isOver = false;
  /** The store is idle: an empty answer is the end of the feed. */
  #isIdle = false;
  #reading: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly stack: ProofStack,
    private readonly random: Random,
  ) {
    this.#server = createServer((request, response) => {
      void this.#receive(request, response).catch(() => response.destroy());
    });
  }

  /** The store must be quiet: what happens before an endpoint is there is not sent to it. */
  static async start(stack: ProofStack, admin: Person, random: Random): Promise<EventListener> {
    const listener = new EventListener(stack, random);
    await new Promise<void>((done) => listener.#server.listen(stack.ports.receiver, '127.0.0.1', done));
    const { token } = admin;
    const post = async (path: string, body: unknown) => {
      const { status, body: answer } = await callHttp({
        method: 'POST',
        url: `${stack.url(0)}${path}`,
        token,
        body,
      });
      if (status !== 201) throw new Error(`${path}: ${JSON.stringify(answer)}`);
      return answer;
    };
    listener.#key = (await post('/api/api-key', { name: 'feed', scopes: ['events:read'] })).key;
    for (const types of TYPES) {
      const madeAt = await listener.#sealed();
      const place = listener.#secrets.size;
      const url = `http://127.0.0.1:${stack.ports.receiver}/${place}`;
      const { insertedId, secret } = await post('/api/webhook-endpoint', { name: `${place}`, url, types });
      listener.#secrets.set(insertedId, secret);
      listener.#madeAt[insertedId] = madeAt;
    }
    listener.#reading = Promise.all(
      listener.#read.map((ids, index) => listener.#readAll(ids, random.fork(`${index}`))),
    );
    // A walk that ends early asks nobody what was read.
    listener.#reading.catch(() => undefined);
    return listener;
  }

  /** The number of the newest entry, once everything is sealed. */
  async #sealed(): Promise<number> {
    const { db } = this.stack;
    await waitUntil('the audit log to be sealed', async () =>
      (await db.collection('audit_pending').countDocuments()) === 0 ? true : undefined,
    );
    return (await db.collection('audit_head').findOne())?.seq ?? 0;
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const [endpointId = '', secret = ''] = [...this.#secrets][Number(request.url?.slice(1))] ?? [];
    const got: Told['received'][number] = {
      id: headers['webhook-id'] ?? '',
      endpointId,
      isSigned: isSignedWith(secret, { body, headers }),
      isForged: isSignedWith(OTHER_SECRET, { body, headers }),
      status: null,
    };
    this.#received.push(got);
    const how = this.#isOver
      ? 'take'
      : this.random.weighted({ take: 12, fail: 2, redirect: 1, late: 1, forget: 2, hang: 1 });
    if (how === 'hang') return;
    if (how === 'late') await setTimeout(LATE_MS);
    if (how === 'forget') {
      // It has done the work, and the store will not hear of it.
      response.destroy();
      return;
    }
    got.status = { take: 204, late: 200, fail: 503, redirect: 307 }[how];
    response.writeHead(got.status, how === 'redirect' ? { location: '/elsewhere' } : {}).end();
  }

  async #readAll(ids: string[], random: Random): Promise<void> {
    for (;;) {
      const wasIdle = this.#isIdle;
      const last = ids.at(-1);
      const query = `limit=${random.whole(1, 500)}${last ? `&after=${last}` : ''}`;
      const url = `${await this.stack.anyUrl(random)}/api/event?${query}`;
      const { status, body } = await callHttp({ method: 'GET', url, token: this.#key });
      if (status === 200) ids.push(...body.map(({ id }: { id: string }) => id));
      if (status === 200 && body.length === 0 && wasIdle) return;
      if (status !== 200 || body.length === 0) await setTimeout(PAUSE_MS);
    }
  }

  /** From now on everything is taken. */
  recover(): void {
    this.#isOver = true;
  }

  /** The store must be idle. */
  async told(): Promise<Told> {
    this.#isIdle = true;
    await this.#reading;
    const { db } = this.stack;
    const readAll = <T>(name: string, filter = {}) =>
      db.collection(name).find(filter).toArray() as Promise<T[]>;
    return {
      log: await readAll<Told['log'][number]>('audit_log'),
      endpoints: await readAll<Told['endpoints'][number]>('webhook_endpoints'),
      deliveries: await readAll<Told['deliveries'][number]>('outbox', { kind: 'webhook' }),
      madeAt: this.#madeAt,
      read: this.#read,
      received: this.#received,
    };
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    this.#isIdle = true;
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}
