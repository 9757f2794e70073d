import { serialize } from 'bson';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownServer } from '../support/own-server';
import { bodySection, command, message, OP_MSG, opMsg, opQuery, WireClient } from '../support/wire-client';

const server = await ownServer();
const ping = { ping: 1, $db: 'admin' };

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value);
  return bytes;
}

async function expectServing(): Promise<void> {
  const client = await WireClient.open(server.port);
  client.send(command(ping));
  expect((await client.reply()).body).toMatchObject({ ok: 1 });
  client.close();
}

const body = bodySection(ping);

test.each([
  ['a length of nothing', int32(0), /0 bytes/],
  ['a negative length', int32(-1), /-1 bytes/],
  ['a length above the limit', int32(48_000_001), /48000001 bytes/],
  ['another protocol', Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'), /bytes/],
  ['an operation that is gone', message(2002, Buffer.alloc(20)), /operation 2002/],
  ['a compressed message nobody agreed on', message(2012, Buffer.alloc(20)), /compress/],
  ['no flags', message(OP_MSG, Buffer.alloc(2)), /flags/],
  ['flags that must be understood and are not', opMsg([body], 1, 1 << 5), /flags 0x20/],
  ['no body', opMsg([]), /without a body/],
  ['two bodies', opMsg([body, body]), /two bodies/],
  ['a section of an unknown kind', opMsg([Buffer.concat([Buffer.of(7), serialize(ping)])]), /kind 7/],
  ['a document longer than its message', opMsg([Buffer.concat([Buffer.of(0), int32(1000)])]), /1000 bytes/],
  ['a section cut short', opMsg([body, Buffer.of(1, 9, 0)]), /section/],
  ['a checksum flag without one', command(ping, 1, 1), /section/],
  ['a legacy query on a collection', opQuery('shop.tools', {}), /shop\.tools/],
])('%s closes the connection with a logged reason, and no other', async (_, bytes, reason) => {
  const bystander = await WireClient.open(server.port);
  const client = await WireClient.open(server.port);
  client.send(bytes);
  await client.closed();
  await expect.poll(() => server.logged()).toMatch(reason);
  bystander.send(command(ping));
  expect((await bystander.reply()).body).toMatchObject({ ok: 1 });
  bystander.close();
});

test('a document that is not BSON is refused, and the connection stays open', async () => {
  const client = await WireClient.open(server.port);
  const broken = Buffer.from(bodySection({ ping: 'one', $db: 'admin' }));
  broken.writeInt32LE(1000, 1 + 4 + 1 + 'ping\0'.length);
  client.send(opMsg([broken]));
  expect((await client.reply()).body).toMatchObject({ ok: 0, code: 22 });
  client.send(command(ping));
  expect((await client.reply()).body).toMatchObject({ ok: 1 });
  client.close();
});

test('a message that ends halfway closes that client alone', async () => {
  const client = await WireClient.open(server.port);
  client.send(command(ping).subarray(0, 30));
  client.socket.end();
  await client.closed();
  await expect.poll(() => server.logged()).toMatch(/middle of a message/);
  await expectServing();
});

test('a client that resets in the middle of a reply affects no other', async () => {
  for (let round = 0; round < 20; round++) {
    const client = await WireClient.open(server.port);
    client.send(...Array.from({ length: 10 }, () => command(ping)));
    client.socket.resetAndDestroy();
  }
  await expectServing();
});

test('any bytes at all leave the server serving', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.uint8Array({ minLength: 1, maxLength: 300 }),
        fc.uint8Array({ maxLength: 200 }).map((bytes) => message(OP_MSG, bytes)),
        fc.uint8Array({ maxLength: 200 }).map((bytes) => message(2004, bytes)),
      ),
      async (bytes) => {
        const client = await WireClient.open(server.port);
        client.send(bytes);
        client.socket.end();
        await client.closed();
      },
    ),
    { numRuns: 300 },
  );
  await expectServing();
});

test('a command with any one byte changed leaves the server serving', async () => {
  const valid = command({ insert: 'mutants', documents: [{ a: 1, b: [1, 'x', null] }], $db: 'wire' });
  for (let at = 0; at < valid.length; at++) {
    for (const change of [0x01, 0xff]) {
      const mutant = Buffer.from(valid);
      mutant[at] = (mutant[at] as number) ^ change;
      const client = await WireClient.open(server.port);
      client.send(mutant);
      client.socket.end();
      await client.closed();
    }
  }
  await expectServing();
  expect(server.logged()).not.toMatch(/unexpected/);
});
