import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type LossyProxy = {
  uri: string;
  /** Breaks the connection on which the server replies next, before the client has the reply. */
  loseNextReply(): void;
  close(): Promise<void>;
};

/** A proxy before the server of a connection string. Monitoring connections go through unharmed. */
export async function startLossyProxy(uri: string): Promise<LossyProxy> {
  const { hostname, port } = new URL(uri);
  const sockets = new Set<Socket>();
  let armed = false;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      // Either side may vanish at any time.
      socket.on('error', () => undefined);
    }
    let isRequest = false;
    client.on('data', (chunk) => {
      isRequest = !chunk.includes('hello') && !chunk.includes('ismaster');
      upstream.write(chunk);
    });
    upstream.on('data', (chunk) => {
      if (!armed || !isRequest) {
        client.write(chunk);
        return;
      }
      armed = false;
      client.destroy();
      upstream.destroy();
    });
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as AddressInfo).port;
  return {
    uri: `mongodb://127.0.0.1:${own}/?directConnection=true`,
    loseNextReply() {
      armed = true;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
