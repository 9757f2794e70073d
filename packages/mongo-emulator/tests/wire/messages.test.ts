import { afterAll, describe, expect, test } from 'vitest';
import { ownServer } from '../support/own-server';
import {
  bodySection,
  command,
  opMsg,
  opQuery,
  type Reply,
  sequenceSection,
  WireClient,
} from '../support/wire-client';

const server = await ownServer();
const clients: WireClient[] = [];

afterAll(() => {
  for (const client of clients) client.close();
});

async function connect(): Promise<WireClient> {
  const client = await WireClient.open(server.port);
  clients.push(client);
  return client;
}

async function send(...bytes: Uint8Array[]): Promise<Reply> {
  const client = await connect();
  client.send(...bytes);
  return client.reply();
}

const ping = { ping: 1, $db: 'admin' };

describe('OP_MSG', () => {
  test('gets a reply by OP_MSG that names its request', async () => {
    expect(await send(command(ping, 77))).toMatchObject({
      operation: 2013,
      responseTo: 77,
      flags: 0,
      body: { ok: 1 },
    });
  });

  test('may have documents in a section of their own, before or after the body', async () => {
    const documents = Array.from({ length: 100 }, (_, index) => ({ _id: index }));
    const client = await connect();
    const body = bodySection({ insert: 'sequences', $db: 'wire' });
    client.send(opMsg([body, sequenceSection('documents', documents.slice(0, 50))]));
    expect((await client.reply()).body).toMatchObject({ ok: 1, n: 50 });
    client.send(opMsg([sequenceSection('documents', documents.slice(50)), body]));
    expect((await client.reply()).body).toMatchObject({ ok: 1, n: 50 });
    client.send(command({ count: 'sequences', $db: 'wire' }));
    expect((await client.reply()).body).toMatchObject({ n: 100 });
  });

  test('may not have a field twice, in the body and as a section', async () => {
    const body = bodySection({ insert: 'twice', documents: [], $db: 'wire' });
    const { body: reply } = await send(opMsg([body, sequenceSection('documents', [{ _id: 1 }])]));
    expect(reply).toMatchObject({ ok: 0, code: 40571 });
  });

  test('may end with a checksum, which is not verified', async () => {
    const plain = command(ping, 1, 1);
    const whole = Buffer.concat([plain, Buffer.alloc(4)]);
    whole.writeInt32LE(whole.length, 0);
    expect((await send(whole)).body).toMatchObject({ ok: 1 });
  });

  test('with moreToCome gets no reply, and what follows does', async () => {
    const client = await connect();
    const insert = { insert: 'silent', documents: [{ _id: 1 }], $db: 'wire', writeConcern: { w: 0 } };
    client.send(command(insert, 1, 2), command({ count: 'silent', $db: 'wire' }, 2));
    expect(await client.reply()).toMatchObject({ responseTo: 2, body: { n: 1 } });
  });
});

describe('the legacy handshake', () => {
  test.each(['hello', 'isMaster', 'ismaster'])('%s by OP_QUERY gets a reply by OP_REPLY', async (name) => {
    const reply = await send(opQuery('admin.$cmd', { [name]: 1, helloOk: true }, 5));
    expect(reply).toMatchObject({
      operation: 1,
      responseTo: 5,
      body: { ok: 1, helloOk: true, setName: 'rs0' },
    });
  });

  test('any other command by OP_QUERY is refused by its name', async () => {
    const { body } = await send(opQuery('wire.$cmd', { find: 'x' }));
    expect(body).toMatchObject({ ok: 0, code: 352, errmsg: expect.stringContaining('find') });
  });
});

describe('hello', () => {
  test('announces one member, the primary, at the address the client connected to', async () => {
    const { body } = await send(command({ hello: 1, $db: 'admin' }));
    const address = `127.0.0.1:${server.port}`;
    expect(body).toMatchObject({
      isWritablePrimary: true,
      hosts: [address],
      me: address,
      primary: address,
      setName: 'rs0',
      maxBsonObjectSize: 16 * 1024 * 1024,
      maxMessageSizeBytes: 48_000_000,
      logicalSessionTimeoutMinutes: 30,
    });
  });
});

describe('however the bytes arrive', () => {
  test('a message in single bytes is one message', async () => {
    const bytes = command(ping);
    const reply = await send(...Array.from(bytes, (_, at) => bytes.subarray(at, at + 1)));
    expect(reply.body).toMatchObject({ ok: 1 });
  });

  test('many messages in one chunk get their replies in order', async () => {
    const client = await connect();
    const count = 200;
    client.send(Buffer.concat(Array.from({ length: count }, (_, id) => command(ping, id + 1))));
    for (let id = 1; id <= count; id++) expect((await client.reply()).responseTo).toBe(id);
  });

  test('a client that does not read is not served further, and gets everything once it reads', async () => {
    const filler = 'x'.repeat(1_000_000);
    const client = await connect();
    client.send(command({ insert: 'large', documents: [{ _id: 1, filler }], $db: 'wire' }));
    await client.reply();
    client.socket.pause();
    const find = { find: 'large', $db: 'wire' };
    const count = 60;
    client.send(...Array.from({ length: count }, (_, id) => command(find, id + 1)));
    // Others are served meanwhile.
    expect((await send(command(ping))).body).toMatchObject({ ok: 1 });
    client.socket.resume();
    for (let id = 1; id <= count; id++) expect((await client.reply()).responseTo).toBe(id);
  });
});

describe('what no command has', () => {
  test.each([
    ['an unknown command', { frobnicate: 1 }, 59, 'frobnicate'],
    ['an unknown field', { ping: 1, loudly: true }, 40415, 'ping.loudly'],
    ['an administrative command elsewhere', { setParameter: 1, $db: 'shop' }, 13, 'setParameter'],
    ['a session that is none', { ping: 1, lsid: 5 }, 14, 'lsid'],
    ['a transaction number without a session', { find: 'x', txnNumber: 5n }, 72, 'session'],
    ['an unknown level of read concern', { find: 'x', readConcern: { level: 'best' } }, 9, 'level'],
    ['a time limit below nothing', { find: 'x', maxTimeMS: -1 }, 2, 'maxTimeMS'],
  ])('%s is refused and named', async (_, body, code, named) => {
    const reply = (await send(command({ ...body, $db: '$db' in body ? body.$db : 'admin' }))).body;
    expect(reply).toMatchObject({ ok: 0, code, errmsg: expect.stringContaining(named) });
  });
});
