import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { buildEnvironment, buildIfStale } from '@/stack/build';
import { Children } from '@/stack/children';
import { startEmulators } from '@/stack/emulators';
import { limitsBesideEmulators } from '@/stack/generous-limits';
import { freePorts, type Ports } from '@/stack/ports';
import { loadSecrets } from '@/stack/secrets';
import { seedStore } from '@/stack/seed-store';
import { startStore } from '@/stack/store';
import { DatabaseProxy } from '@/tests/support/database-proxy';

/** One server of the store. What it sends to the database is seen unless it was started without that. */
export type Measured = {
  port: number;
  url: string;
  process: ChildProcess;
  database: DatabaseProxy;
  /** The port of the database as this server knows it. */
  databasePort: number;
};

type Options = { isWatched: boolean; settings?: Record<string, string> };

/** The production build over one database with the demo's data, on one machine: as many servers as are started. */
export class MeasuredInstances {
  readonly running: Measured[] = [];
  readonly #emulators: Children;
  #servers: Children;
  #settings: Record<string, string> = {};

  private constructor(
    private readonly folder: string,
    readonly ports: Ports,
  ) {
    this.#emulators = this.#children();
    this.#servers = this.#children();
  }

  static async start(folder: string): Promise<MeasuredInstances> {
    const instances = new MeasuredInstances(folder, await freePorts());
    const { ports } = instances;
    const secrets = loadSecrets(path.resolve(folder), process.env);
    const environment = { ...process.env, MONGODB_URI: undefined };
    const services = await startEmulators({
      ...{ children: instances.#emulators, ports, dataDir: folder, secrets, environment },
    });
    instances.#settings = {
      FORGELINE_EMULATORS: '1',
      NEXTAUTH_URL: `http://localhost:${ports.store}`,
      MONGODB_DB: 'forgeline',
      ...limitsBesideEmulators(environment),
      ...secrets,
      ...services.environment,
      ...buildEnvironment(await buildIfStale()),
    };
    const uri = instances.databaseUri;
    await seedStore({
      uri,
      database: 'forgeline',
      ...(services.environment.STRIPE_API_URL && { paymentEmulatorUrl: services.environment.STRIPE_API_URL }),
    });
    return instances;
  }

  #children(): Children {
    return new Children(path.join(this.folder, 'store.log'));
  }

  get databaseUri(): string {
    return this.#settings.MONGODB_URI ?? '';
  }

  /** Starts one more, the first on the port that the store is configured for. */
  async startOne({ isWatched, settings = {} }: Options): Promise<Measured> {
    const isFirst = this.running.every(({ port }) => port !== this.ports.store);
    const port = isFirst ? this.ports.store : await freePort();
    const database = await DatabaseProxy.start(this.ports.mongo);
    const uri = isWatched ? database.uri : this.databaseUri;
    const process = await startStore({
      ...{ children: this.#servers, port, mode: 'start' },
      environment: { ...this.#settings, ...settings, MONGODB_URI: uri },
    });
    const databasePort = Number(new URL(uri).port);
    const started = { port, url: `http://localhost:${port}`, process, database, databasePort };
    this.running.push(started);
    return started;
  }

  /** Kills one without warning, at once. */
  kill(one: Measured): void {
    this.#servers.expectEnd(one.process);
    one.process.kill('SIGKILL');
    this.running.splice(this.running.indexOf(one), 1);
    void one.database.stop();
  }

  /** Ends all servers in order; the database stays. */
  async stopServers(): Promise<void> {
    await this.#servers.stop();
    this.#servers = this.#children();
    for (const { database } of this.running.splice(0)) await database.stop();
  }

  async stop(): Promise<void> {
    await this.stopServers();
    await this.#emulators.stop();
  }
}
