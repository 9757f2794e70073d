import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildEnvironment, buildIfStale } from '@/stack/build';
import { inRoot } from '@/stack/paths';
import { freePorts } from '@/stack/ports';
import { startStack } from '@/stack/stack';
import { type Load, loadOf } from './wrk';

const ROUNDS = 5;
const SECONDS = 3;
const TARGET_RATIO = 0.7;

type Case = {
  name: string;
  address: string;
  encoding: string;
  /** Whether the client has the page already. */
  isKnown?: boolean;
  /** Only told, not judged. */
  isTold?: boolean;
};

type Message = { status: number; headers: [string, string][]; body: Buffer };

/** One response as it is on the wire. */
function readRaw(url: string, headers: Record<string, string>): Promise<Message> {
  return new Promise((resolve, reject) => {
    request(url, { headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => {
        const { rawHeaders } = response;
        const pairs = rawHeaders.flatMap((name, index): [string, string][] =>
          index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? '']] : [],
        );
        const kept = pairs.filter(
          ([name]) => !/^(?:date|connection|keep-alive|transfer-encoding)$/i.test(name),
        );
        resolve({ status: response.statusCode ?? 0, headers: kept, body: Buffer.concat(parts) });
      });
    })
      .once('error', reject)
      .end();
  });
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const dataDir = mkdtempSync(path.join(process.env.BENCH_FOLDER ?? tmpdir(), 'forgeline-serve-'));
const stack = await startStack({
  mode: 'start',
  ports: await freePorts(),
  dataDir,
  logFile: path.join(dataDir, 'store.log'),
  buildEnvironment: buildEnvironment(await buildIfStale()),
  overrides: { RATE_LIMIT_SCALE: '10000' },
  onCrash: (line) => console.error(line),
});
const floor = spawn(process.execPath, ['--import', 'tsx', inRoot('bench/serve/floor.ts')], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
try {
  const [tool] = (await (await fetch(`${stack.url}/api/tool?limit=1`)).json()) as { slug: string }[];
  const cases: Case[] = [
    { name: 'home, br', address: '/', encoding: 'br' },
    { name: 'home, gzip', address: '/', encoding: 'gzip' },
    { name: 'home, known to the client', address: '/', encoding: 'br', isKnown: true },
    { name: 'catalogue, br', address: '/tools', encoding: 'br' },
    { name: 'tool, br', address: `/tools/${tool?.slug}`, encoding: 'br' },
    { name: 'blog, br', address: '/blog', encoding: 'br' },
    { name: 'home from the framework, gzip', address: '/?x=1', encoding: 'gzip', isTold: true },
    { name: 'API, 24 tools, gzip', address: '/api/tool?limit=24', encoding: 'gzip', isTold: true },
    { name: 'a search, gzip', address: '/tools?q=wrench', encoding: 'gzip', isTold: true },
  ];
  const prepared = [];
  const replayed = [];
  for (const one of cases) {
    const headers: Record<string, string> = { 'accept-encoding': one.encoding };
    await readRaw(stack.url + one.address, headers);
    const whole = await readRaw(stack.url + one.address, headers);
    const etag = whole.headers.find(([name]) => name.toLowerCase() === 'etag')?.[1] ?? '';
    if (one.isKnown) headers['if-none-match'] = etag;
    const message = one.isKnown ? await readRaw(stack.url + one.address, headers) : whole;
    replayed.push([
      `${one.address} ${one.encoding}${one.isKnown ? ' 304' : ''}`,
      message.status,
      message.headers,
      message.body.toString('base64'),
    ]);
    prepared.push({ ...one, headers, bytes: message.body.byteLength });
  }
  floor.stdin.end(JSON.stringify(replayed));
  const [port] = await once(floor.stdout, 'data');
  const floorUrl = `http://127.0.0.1:${Number(String(port))}`;
  const storeUrl = stack.url.replace('localhost', '127.0.0.1');

  console.log('| case | bytes | floor, 1/s | store, 1/s | of the floor | p99 |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const { name, address, headers, bytes, isTold } of prepared) {
    const loads: { floor: Load; store: Load }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      loads.push({
        floor: await loadOf(floorUrl + address, headers, SECONDS),
        store: await loadOf(storeUrl + address, headers, SECONDS),
      });
    const [least, reached] = [
      median(loads.map(({ floor }) => floor.perSecond)),
      median(loads.map(({ store }) => store.perSecond)),
    ];
    const ratio = reached / least;
    const isMissed = !isTold && ratio < TARGET_RATIO;
    if (isMissed) process.exitCode = 1;
    const cells = [
      name,
      bytes.toLocaleString('en'),
      Math.round(least).toLocaleString('en'),
      Math.round(reached).toLocaleString('en'),
      `${(ratio * 100).toFixed(1)} %`,
      `${median(loads.map(({ store }) => store.p99Ms)).toFixed(1)} ms`,
    ];
    console.log(`| ${cells.join(' | ')} |${isMissed ? ` MISSED: ${TARGET_RATIO * 100} %` : ''}`);
  }
} finally {
  floor.kill();
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
