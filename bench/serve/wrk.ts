import { spawn } from 'node:child_process';

export type Load = { perSecond: number; p99Ms: number };

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

function millisecondsOf(text: string | undefined): number {
  const [, value, unit] = /^([\d.]+)(us|ms|s)$/.exec(text ?? '') ?? [];
  return Number(value) * (UNITS[unit ?? ''] ?? Number.NaN);
}

/**
 * Asks for one address over and over through 16 connections, with `wrk` (Debian: `apt-get install wrk`): a client in Node
 * takes longer to read a response than the store to send it. Throws if a response is not a 2xx or 304.
 */
export async function loadOf(
  url: string,
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<Load> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const child = spawn('wrk', ['-t1', '-c16', `-d${seconds}s`, '--latency', ...named, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const code = await new Promise((resolve, reject) => {
    child.once('error', () => reject(new Error('This benchmark needs wrk, which was not found.')));
    child.once('close', resolve);
  });
  const text = said.join('');
  if (code !== 0 || /Non-2xx/.test(text)) throw new Error(`${url} was not served:\n${text}`);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]),
    p99Ms: millisecondsOf(/99%\s+(\S+)/.exec(text)?.[1]),
  };
}
