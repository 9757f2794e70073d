import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Report } from './judge-tests';
import type { Message, Start } from './old-store';

/** The checkout's folder, what runs its store there, where all that this says goes, and the environment to run in. */
export type Checkout = { folder: string; program: string; output: string; environment: NodeJS.ProcessEnv };

/** How much of what it said is repeated when the store does not start. */
const SAID_LINES = 15;
/** `api`, and what a release has beside it, such as `api-isolated`. */
const API_PROJECTS = 'api*';
const VITEST = ['run', '--project', API_PROJECTS, '--reporter=default', '--reporter=json'];

/** The store of the previous release, which runs in a process and a checkout of its own. */
export class OldRelease {
  /** Describes processes of it that ended by themselves. */
  readonly crashes: string[] = [];
  #store: Record<string, string> = {};
  readonly #child: ChildProcess;
  readonly #gone: Promise<void>;

  private constructor(
    private readonly checkout: Checkout,
    start: Start,
  ) {
    const { program } = checkout;
    this.#child = this.#spawn(
      ['--conditions=react-server', '--import', 'tsx', program, JSON.stringify(start)],
      'ipc',
    );
    this.#gone = new Promise((resolve) => this.#child.once('exit', () => resolve()));
    this.#child.on('message', (message: Message) => {
      if ('crashed' in message) this.crashes.push(message.crashed);
    });
  }

  /** Resolves once the store serves. Rejects with the last of what it said if it ends before. */
  static async start(checkout: Checkout, start: Start): Promise<OldRelease> {
    const release = new OldRelease(checkout, start);
    await new Promise<void>((resolve, reject) => {
      release.#child.on('message', (message: Message) => {
        if (!('ready' in message)) return;
        release.#store = message.ready;
        resolve();
      });
      void release.#gone.then(() => {
        const said = readFileSync(checkout.output, 'utf8').trim().split('\n').slice(-SAID_LINES);
        reject(new Error(`the previous release's store did not start:\n${said.join('\n')}`));
      });
    });
    return release;
  }

  /** Node in the checkout. */
  #spawn(args: string[], channel: 'ipc' | 'ignore', more: Record<string, string> = {}): ChildProcess {
    const { folder, output, environment } = this.checkout;
    const file = openSync(output, 'a');
    const child = spawn(process.execPath, args, {
      cwd: folder,
      env: { ...environment, ...more },
      stdio: ['ignore', file, file, channel],
    });
    closeSync(file);
    // The store ends with its channel; tests would go on.
    const end = () => child.kill();
    process.once('exit', end);
    child.once('exit', () => process.off('exit', end));
    return child;
  }

  /** What its processes are told, secrets among it. */
  get settings(): Record<string, string> {
    return JSON.parse(this.#store.STORE_ENVIRONMENT ?? '{}');
  }

  /** Runs its API tests against it, or those of files whose path has one of `filters`, and returns what Vitest reports, which stays in `file`. Throws if there is no report. */
  async runTests(file: string, filters: readonly string[]): Promise<Report> {
    const vitest = path.join(this.checkout.folder, 'node_modules', 'vitest', 'vitest.mjs');
    await once(
      this.#spawn([vitest, ...VITEST, `--outputFile.json=${file}`, ...filters], 'ignore', this.#store),
      'exit',
    );
    if (!existsSync(file))
      throw new Error(`the previous release's tests did not run: see ${this.checkout.output}`);
    return JSON.parse(readFileSync(file, 'utf8'));
  }

  async stop(): Promise<void> {
    if (this.#child.connected) this.#child.disconnect();
    await this.#gone;
  }
}
