import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { webhooks } from '@/lib/server/platform/config/settings/system';
import { postGuarded, type Resolve } from '@/lib/server/platform/http/guarded-request';
import { isPublicAddress, judgeUrl } from '@/lib/server/platform/http/judge-address';

describe('an address', () => {
  it.each([
    ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.255', '127.0.0.1'],
    ...['127.255.255.254', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.1', '192.0.2.1'],
    ...['192.88.99.1', '192.168.0.1', '198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1'],
    ...['224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
    ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12:3456::1', 'fec0::1', 'ff02::1'],
    ...[
      '2001:db8::1',
      '2001::1',
      '2001:10::1',
      '2002:7f00:1::',
      '3fff::1',
      '100::1',
      '64:ff9b:1::1',
      '::7f00:1',
    ],
    ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:a00:1', '::ffff:0:0', '0:0:0:0:0:ffff:c0a8:1'],
    ...['64:ff9b::10.0.0.1', '64:ff9b::7f00:1', '64:ff9b::a9fe:a9fe', '64:ff9b::', 'localhost', ''],
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([
    ...['1.1.1.1', '9.255.255.255', '11.0.0.1', '100.63.255.255', '100.128.0.1', '172.15.0.1', '172.32.0.1'],
    ...['192.0.1.1', '198.17.255.255', '198.20.0.1', '223.255.255.255', '8.8.8.8'],
    ...[
      '2606:4700::1111',
      '2a00:1450::1',
      '2001:200::1',
      '::ffff:8.8.8.8',
      '::ffff:808:808',
      '64:ff9b::808:808',
    ],
  ])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('the address of an endpoint', () => {
  it.each([
    ['https://erp.example.com/hook', {}],
    ['https://erp.example.com:8443/', {}],
    ['http://erp.example.com/', 'scheme'],
    ['ftp://erp.example.com/', 'scheme'],
    ['erp.example.com', 'scheme'],
    ['https://', 'refused'],
    ['https://erp.example.com:80/', 'refused'],
    ['https://erp.example.com:22/', 'refused'],
    ['https://user@erp.example.com/', 'refused'],
    ['https://:pass@erp.example.com/', 'refused'],
    ['https://erp.example.com/#part', 'refused'],
    ['https://erp.example.com/#', 'refused'],
    [`https://erp.example.com/${'x'.repeat(2_000)}`, 'refused'],
    ['https://8.8.8.8/', 'refused'],
    ['https://[2606:4700::1111]/', 'refused'],
    ...['2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '127.1', '127.0.0.1.', '１２７.0.0.1'].map(
      (host) => [`https://${host}/`, 'refused'] as const,
    ),
    ['https://[::ffff:7f00:1]/', 'refused'],
  ] as const)('%s is judged by its text', (text, verdict) => {
    const judged = typeof verdict === 'string' ? { problem: verdict } : { isPrivate: false };
    expect(judgeUrl(text, [])).toEqual(judged);
  });

  it('a host that an operator lists with its port may be private and plain, at that port alone', () => {
    const hosts = ['erp.lan:8443', '127.0.0.1:4000', 'plain.lan:80', '[::1]:5000'];
    for (const url of [
      'https://erp.lan:8443/x',
      'http://erp.lan:8443/',
      'http://127.0.0.1:4000/',
      'http://plain.lan/',
    ])
      expect(judgeUrl(url, hosts)).toEqual({ isPrivate: true });
    expect(judgeUrl('http://[::1]:5000/', hosts)).toEqual({ isPrivate: true });
    expect(judgeUrl('https://erp.lan/', hosts)).toEqual({ isPrivate: false });
    expect(judgeUrl('http://erp.lan:8444/', hosts)).toEqual({ problem: 'scheme' });
    const setting = (value: string) => webhooks.WEBHOOK_PRIVATE_HOSTS.safeParse(value).success;
    expect(hosts.map(setting)).toEqual([true, true, true, true]);
    for (const value of ['erp.lan', 'ERP.lan:1', 'https://erp.lan:1', 'a b:1', 'erp.lan:99999'])
      expect(setting(value), value).toBe(false);
  });
});

describe('a guarded request', () => {
  const servers: Server[] = [];
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done))));
  });

  async function serve(
    answer: (
      got: { body: string; host: string | undefined },
      response: import('node:http').ServerResponse,
    ) => void,
  ) {
    let connections = 0;
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      answer({ body, host: request.headers.host }, response);
    });
    server.on('connection', () => {
      connections += 1;
    });
    servers.push(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return { port: (server.address() as AddressInfo).port, connections: () => connections };
  }

  const to = (url: string, privateHosts: readonly string[], resolve?: Resolve, timeoutMs = 2_000) =>
    postGuarded({ url, headers: {}, body: '{}', timeoutMs, privateHosts, ...(resolve ? { resolve } : {}) });
  const alias =
    (...addresses: string[]): Resolve =>
    async () =>
      addresses.map((address) => ({ address, family: 4 }));

  it('a name of which one address is private gets no connection, whichever comes first', async () => {
    const { port, connections } = await serve((_, response) => response.end());
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['127.0.0.1', '8.8.8.8'], []])
      await expect(to(`https://evil.example:${port}/`, [], alias(...addresses))).rejects.toMatchObject({
        name: 'AddressRefused',
      });
    expect(connections()).toBe(0);
  });

  it('a connection goes to what was judged, although the name resolves to something else by then', async () => {
    const { port, connections } = await serve(({ host }, response) => {
      response.statusCode = host === `erp.lan:${port}` ? 204 : 500;
      response.end();
    });
    let asked = 0;
    const alternating: Resolve = async () => {
      asked += 1;
      return [{ address: asked === 1 ? '127.0.0.1' : '127.0.0.2', family: 4 }];
    };
    expect(await to(`http://erp.lan:${port}/`, [`erp.lan:${port}`], alternating)).toEqual({ status: 204 });
    expect({ asked, connections: connections() }).toEqual({ asked: 1, connections: 1 });
  });

  it('a redirect is an answer and is not followed; Retry-After is returned', async () => {
    const { port, connections } = await serve((_, response) => {
      response.writeHead(307, { location: '/other', 'retry-after': '7' }).end();
    });
    const answer = await to(`http://127.0.0.1:${port}/`, [`127.0.0.1:${port}`]);
    expect({ ...answer, connections: connections() }).toEqual({
      status: 307,
      retryAfter: '7',
      connections: 1,
    });
  });

  it('a server that never answers is given up when time is over', async () => {
    const { port } = await serve(() => undefined);
    const hosts = [`127.0.0.1:${port}`];
    await expect(to(`http://127.0.0.1:${port}/`, hosts, undefined, 100)).rejects.toThrow();
    servers[0]?.closeAllConnections();
    const silent: Resolve = () => new Promise(() => undefined);
    await expect(to('https://slow.example/', [], silent, 50)).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('no more than a little of an endless answer is read', async () => {
    let written = 0;
    const closed = new Promise<void>((done) => {
      void serve((_, response) => {
        const more = () => {
          if (response.destroyed) return done();
          written += 65_536;
          response.write('x'.repeat(65_536), () => setTimeout(more, 1));
        };
        more();
      }).then(({ port }) => to(`http://127.0.0.1:${port}/`, [`127.0.0.1:${port}`]));
    });
    await closed;
    expect(written).toBeLessThan(16 * 1_048_576);
  });
});
