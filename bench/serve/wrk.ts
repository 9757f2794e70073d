import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '@/stack/paths';
import { processOnPort, processorMs } from './watched-process';

export type Load = {
  perSecond: number;
  p99Ms: number;
  /** Processor time of the server for a request, which hardly depends on what else runs. */
  processorUs: number;
};

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

function millisecondsOf(text: string | undefined): number {
  const [, value, unit] = /^([\d.]+)(us|ms|s)$/.exec(text ?? '') ?? [];
  return Number(value) * (UNITS[unit ?? ''] ?? Number.NaN);
}

export type Target = { addresses: readonly string[]; headers: Readonly<Record<string, string>> };

/**
 * Requests addresses at random over 16 connections with `wrk` (Debian: `apt-get install wrk`): a client in Node is slower than
 * the store. Throws if a response is not a 2xx or 304.
 */
export async function loadOf(server: string, { addresses, headers }: Target, seconds: number): Promise<Load> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const folder = mkdtempSync(path.join(tmpdir(), 'forgeline-wrk-'));
  const list = path.join(folder, 'addresses');
  writeFileSync(list, addresses.join('\n'));
  const [first = '/'] = addresses;
  const script =
    addresses.length === 1
      ? [server + first]
      : ['-s', inRoot('bench/serve/random.lua'), server + first, '--', list];
  const pid = processOnPort(Number(new URL(server).port));
  const startedMs = processorMs(pid);
  const child = spawn('wrk', ['-t1', '-c16', `-d${seconds}s`, '--latency', ...named, ...script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const code = await new Promise((resolve, reject) => {
    child.once('error', () => reject(new Error('This benchmark needs wrk, which was not found.')));
    child.once('close', resolve);
  }).finally(() => rmSync(folder, { recursive: true }));
  const text = output.join('');
  if (code !== 0 || /Non-2xx/.test(text)) throw new Error(`${first} was not served:\n${text}`);
  const requests = Number(/(\d+) requests in/.exec(text)?.[1]);
  return {
    processorUs: ((processorMs(pid) - startedMs) * 1_000) / requests,
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]),
    p99Ms: millisecondsOf(/99%\s+(\S+)/.exec(text)?.[1]),
  };
}
