import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot, ROOT } from '@/stack/paths';
import { freePorts, type Ports } from '@/stack/ports';

/** One `npm run demo` as its user sees it: its output and exit code. */
export type Demo = {
  ports: Ports;
  dataDir: string;
  process: ChildProcess;
  output: () => string;
  /** Resolves once it has printed that it is ready; rejects with its output if it ends before. */
  ready: Promise<void>;
  ended: Promise<number | null>;
};

const running = new Set<Demo>();

function portSettings(ports: Ports): Record<string, string> {
  return {
    PORT: String(ports.store),
    MAIL_PORT: String(ports.mail),
    MONGO_PORT: String(ports.mongo),
    STRIPE_PORT: String(ports.stripe),
    GOOGLE_PORT: String(ports.google),
    VIES_PORT: String(ports.vies),
    RECEIVER_PORT: String(ports.receiver),
  };
}

/** A folder of its own below the system's temporary one. */
export function newDataDir(): string {
  return mkdtempSync(path.join(tmpdir(), 'forgeline-stack-'));
}

/** Runs the demo's command on free ports with a data folder of its own, unless the options say otherwise. */
export async function startDemo(
  given: {
    ports?: Ports;
    dataDir?: string;
    settings?: Record<string, string>;
    args?: string[];
    script?: 'demo' | 'dev';
    /** Through npm itself, as in the README; slower to start. */
    throughNpm?: boolean;
  } = {},
): Promise<Demo> {
  const ports = given.ports ?? (await freePorts());
  const dataDir = given.dataDir ?? newDataDir();
  // These tests are about the whole stack, whatever services the rest of the suite was pointed at.
  const { MONGODB_URI: _, ...environment } = process.env;
  const { script = 'demo', args = [] } = given;
  const [command, ...words] = given.throughNpm
    ? ['npm', 'run', script, '--', ...args]
    : [process.execPath, inRoot('scripts', 'launch.mjs'), script, ...args];
  const child = spawn(command as string, words, {
    cwd: ROOT,
    env: { ...environment, ...portSettings(ports), DATA_DIR: dataDir, ...given.settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, as a terminal gives each command: Ctrl-C reaches all of it.
    detached: true,
  });
  const said: string[] = [];
  let announce: () => void = () => undefined;
  let fail: (reason: Error) => void = () => undefined;
  const ready = new Promise<void>((resolve, reject) => {
    announce = resolve;
    fail = reject;
  });
  ready.catch(() => undefined);
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said.push(chunk.toString());
      if (/Ctrl-C stops everything|ready on .*\(development\)/.test(said.join(''))) announce();
    });
  }
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => {
      fail(new Error(`the demo ended:\n${said.join('')}`));
      resolve(code);
    });
  });
  const demo: Demo = { ports, dataDir, process: child, output: () => said.join(''), ready, ended };
  running.add(demo);
  return demo;
}

/** Ctrl-C: the signal reaches the command's whole group. Returns its exit code. */
export function pressCtrlC(demo: Demo): Promise<number | null> {
  const { exitCode, signalCode, pid } = demo.process;
  if (exitCode === null && signalCode === null && pid) process.kill(-pid, 'SIGINT');
  return demo.ended;
}

/** Ends whatever a test started and left, and removes its data. For `afterEach`. */
export async function endDemos(): Promise<void> {
  for (const demo of running) {
    await pressCtrlC(demo);
    rmSync(demo.dataDir, { recursive: true, force: true });
  }
  running.clear();
}

/** Returns which of these ports something listens on. */
export async function listening(ports: Ports): Promise<string[]> {
  const responses = await Promise.all(
    Object.entries(ports).map(async ([name, port]) => ((await accepts(port)) ? [name] : [])),
  );
  return responses.flat();
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** The store's page or call at this address. */
export function visit(demo: Demo, address: string, init?: RequestInit): Promise<Response> {
  return fetch(`http://localhost:${demo.ports.store}${address}`, { redirect: 'manual', ...init });
}
