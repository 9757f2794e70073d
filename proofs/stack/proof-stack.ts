import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { type Db, MongoClient } from 'mongodb';
import { buildEnvironment, buildIfStale } from '@/stack/build';
import { Children } from '@/stack/children';
import { dropDatabase } from '@/stack/drop-database';
import { startEmulators, startMongo } from '@/stack/emulators';
import { freePorts, type Ports } from '@/stack/ports';
import { loadSecrets } from '@/stack/secrets';
import { startStoreProcess } from '@/stack/store';
import type { Random } from '../random';
import type { Front, StartFront } from './front';
import { limitTransactions, proofSettings, type RunningCommand, runCommand } from './store-processes';
import { waitUntil } from './wait-until';

const SOCKET_TIMEOUT_MS = 120_000;
const HEALTH_TIMEOUT_MS = 10_000;

type Instance = { children: Children; port: number; isUp: boolean; process?: ChildProcess };

export type StackOptions = {
  dataDir: string;
  logFile: string;
  instances: number;
  environment: NodeJS.ProcessEnv;
  startFront?: StartFront;
};

/**
 * The production build, one or more servers on a database of their own, and emulators for payment and mail. Servers and the
 * database emulator can be killed and started again.
 */
export class ProofStack {
  readonly #instances: Instance[] = [];
  readonly #emulators: Children;
  #client: MongoClient | undefined;
  #front: Front | undefined;
  #settings: Record<string, string> = {};
  #isDatabaseUp = true;
  readonly #afterwards: (() => void)[] = [];
  readonly crashes: string[] = [];
  readonly kills = { server: 0, database: 0 };
  restarts = 0;

  private constructor(
    readonly options: StackOptions,
    readonly ports: Ports,
    private readonly database: string,
  ) {
    this.#emulators = this.#children();
  }

  static async start(options: StackOptions): Promise<ProofStack> {
    const distDir = await buildIfStale();
    mkdirSync(options.dataDir, { recursive: true });
    mkdirSync(path.dirname(options.logFile), { recursive: true });
    const stack = new ProofStack(options, await freePorts(), `forgeline_proof_${Date.now().toString(36)}`);
    try {
      await stack.#startAll(distDir);
    } catch (error) {
      await stack.stop();
      throw error;
    }
    return stack;
  }

  async #startAll(distDir: string): Promise<void> {
    const { dataDir, environment, instances, startFront } = this.options;
    const secrets = loadSecrets(path.resolve(dataDir), environment);
    const services = await startEmulators({
      children: this.#emulators,
      ports: this.ports,
      dataDir,
      secrets,
      environment,
    });
    this.#settings = {
      FORGELINE_EMULATORS: '1',
      ...secrets,
      ...services.environment,
      ...buildEnvironment(distDir),
      NEXTAUTH_URL: this.url(0),
      MONGODB_DB: this.database,
      ...proofSettings({ isBehindFront: startFront !== undefined, receiver: this.ports.receiver }),
    };
    this.#client = new MongoClient(this.#settings.MONGODB_URI ?? '', {
      ignoreUndefined: true,
      socketTimeoutMS: SOCKET_TIMEOUT_MS,
    });
    if (this.ownsDatabase) await limitTransactions(this.client);
    for (let index = 0; index < instances; index += 1) {
      // The configured origin is that of the balancer, or else of the first server.
      const isOrigin = index === 0 && !startFront;
      const port = isOrigin ? this.ports.store : (await freePorts()).store;
      this.#instances.push({ children: this.#children(), port, isUp: false });
    }
    const servers = this.#instances.map(({ port }) => port);
    this.#front = await startFront?.(this.ports.store, servers, dataDir);
    for (let index = 0; index < instances; index += 1) await this.startServer(index);
  }

  #children(): Children {
    const children = new Children(this.options.logFile);
    children.onCrash((line) => this.crashes.push(line));
    return children;
  }

  get instances(): number {
    return this.#instances.length;
  }

  get build(): string {
    return this.#settings.NEXT_DIST_DIR ?? '';
  }

  set build(distDir: string) {
    Object.assign(this.#settings, buildEnvironment(distDir));
  }

  get ownsDatabase(): boolean {
    return !this.options.environment.MONGODB_URI;
  }

  /** The address of a server, or of the balancer in front of it. The first one's is the store's configured origin. */
  url(index: number): string {
    return this.#front ? this.#origin : this.#ownUrl(index);
  }

  get #origin(): string {
    return `http://localhost:${this.ports.store}`;
  }

  #ownUrl(index: number): string {
    const instance = this.#instances[index];
    return instance ? `http://localhost:${instance.port}` : this.#origin;
  }

  get stripeUrl(): string {
    return `http://127.0.0.1:${this.ports.stripe}`;
  }

  get mailboxUrl(): string {
    return `http://127.0.0.1:${this.ports.mail}`;
  }

  get client(): MongoClient {
    if (!this.#client) throw new Error('The stack has not started.');
    return this.#client;
  }

  get db(): Db {
    return this.client.db(this.database);
  }

  /** Returns the address of a random server that is up; waits while there is none, or no database. Throws if that lasts. */
  async anyUrl(random: Random): Promise<string> {
    // The balancer routes around servers that are down.
    if (this.#front) return this.#origin;
    const { port } = await waitUntil('a server that is up', () =>
      random.pick(this.#instances.filter(({ isUp }) => isUp && this.#isDatabaseUp)),
    );
    return `http://localhost:${port}`;
  }

  async killServer(index: number): Promise<void> {
    const instance = this.#instances[index]!;
    instance.isUp = false;
    await instance.children.kill('store');
    this.kills.server += 1;
  }

  async startServer(index: number): Promise<void> {
    const instance = this.#instances[index]!;
    const { children, port } = instance;
    instance.process = await startStoreProcess({
      children,
      port,
      mode: 'start',
      environment: this.#settings,
    });
    await this.#front?.untilUp(index);
    instance.isUp = true;
  }

  /** Restarts like a rollout; a server that does not end in order counts as crashed. */
  async restartServer(index: number): Promise<void> {
    const instance = this.#instances[index]!;
    const { children, process: server } = instance;
    if (!server) throw new Error(`Server ${index + 1} has not started.`);
    instance.isUp = false;
    children.expectEnd(server);
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    const [code, signal] = await ended;
    if (code !== 0) this.crashes.push(`server ${index + 1} ended with ${signal ?? `exit code ${code}`}`);
    await this.startServer(index);
    this.restarts += 1;
  }

  async killDatabase(): Promise<void> {
    this.#isDatabaseUp = false;
    await this.#emulators.kill('mongo');
    this.kills.database += 1;
  }

  /** Waits until the running servers have found the database. */
  async startDatabase(): Promise<void> {
    const { dataDir, environment } = this.options;
    const secrets = loadSecrets(path.resolve(dataDir), environment);
    await startMongo({ children: this.#emulators, ports: this.ports, dataDir, secrets, environment });
    if (this.ownsDatabase) await limitTransactions(this.client);
    await Promise.all(
      this.#instances.map(async ({ isUp }, index) => {
        if (isUp) await waitUntil(`server ${index + 1} to find the database`, () => this.#isUp(index));
      }),
    );
    this.#isDatabaseUp = true;
  }

  async #isUp(index: number): Promise<boolean> {
    const signal = AbortSignal.timeout(HEALTH_TIMEOUT_MS);
    const response = await fetch(`${this.#ownUrl(index)}/api/health`, { signal }).catch(() => null);
    return response?.ok ?? false;
  }

  runCommand(words: readonly string[]): RunningCommand {
    return runCommand(words, { ...this.options.environment, ...this.#settings });
  }

  /** Loses the database as losing its disk would. No server may be running. */
  async loseDatabase(): Promise<void> {
    await this.db.dropDatabase();
  }

  async stop(): Promise<void> {
    await this.#client?.close();
    await this.#front?.stop();
    await Promise.all(this.#instances.map(({ children }) => children.stop()));
    const uri = this.options.environment.MONGODB_URI;
    if (uri) await dropDatabase(uri, this.database);
    await this.#emulators.stop();
    for (const work of this.#afterwards.splice(0)) work();
  }

  afterwards(remove: () => void): void {
    this.#afterwards.push(remove);
  }
}
