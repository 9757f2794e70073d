import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { inRoot, ROOT } from '@/stack/paths';

/** A command of a production server as its supervisor sees it. */
export type Command = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

const running: Command[] = [];

/** Where a command is: the file that runs it, the folder it is typed in, and the build relative to that file's folder. */
type Place = { program: string; folder: string; build: string };

/** Runs a command with nothing but these settings. */
export function runAt(
  { program, folder, build }: Place,
  words: readonly string[],
  settings: Record<string, string>,
): Command {
  const child = spawn(process.execPath, [program, ...words], {
    cwd: folder,
    env: { PATH: process.env.PATH, NEXT_DIST_DIR: build, ...settings } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, for `crash`.
    detached: true,
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const command = { child, output: () => said.join(''), ended };
  running.push(command);
  return command;
}

/** Runs the command from this build as `npm run` does, with nothing but these settings. */
export function runBuilt(
  build: string,
  words: readonly string[],
  settings: Record<string, string> = {},
): Command {
  return runAt({ program: inRoot('forgeline.mjs'), folder: ROOT, build }, words, settings);
}

/** SIGKILL to a command and the process that serves, as if the machine died. */
export function crash({ child }: Command): void {
  if (child.exitCode === null && child.signalCode === null) process.kill(-Number(child.pid), 'SIGKILL');
}

/** Kills whatever a test started and left. For `afterEach` and `afterAll`. */
export async function killCommands(): Promise<void> {
  for (const command of running.splice(0)) {
    crash(command);
    await command.ended;
  }
}

const key = (letter: string) => letter.repeat(40);

/** Returns what a production server must be given: everything real but the database. */
export function productionSettings(port: number, database: string): Record<string, string> {
  return {
    NEXTAUTH_URL: `http://localhost:${port}`,
    NEXTAUTH_SECRET: key('a'),
    ACCESS_TOKEN_SECRET: key('b'),
    SECOND_FACTOR_SECRET: key('c'),
    AUDIT_LOG_SECRET: key('d'),
    MONGODB_URI: database,
    STRIPE_SECRET_KEY: 'sk_live_of_nobody',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_of_nobody',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
    SMTP_URL: 'smtp://127.0.0.1:9',
  };
}

type Answer = { status: number; body: string };

/** One call over a connection of its own. Null if it failed. */
export function callOnce(
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer | null> {
  const { body, ...rest } = options;
  return new Promise((resolve) => {
    const call = request(url, { agent: false, ...rest }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }),
      );
      response.once('error', () => resolve(null));
    });
    call.once('error', () => resolve(null));
    call.end(body);
  });
}
