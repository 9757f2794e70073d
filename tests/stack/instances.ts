import { rmSync } from 'node:fs';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { MongoClient } from 'mongodb';
import { buildIfStale } from '@/stack/build';
import { Children } from '@/stack/children';
import { startMongo } from '@/stack/emulators';
import { freePorts } from '@/stack/ports';
import { DatabaseProxy } from '@/tests/support/database-proxy';
import { eventually } from '@/tests/support/store';
import { newDataDir } from './demo-process';
import { type Command, callOnce, killCommands, productionSettings, runBuilt } from './production-command';

/** One server of the store on a port of its own, whose way to the database is watched. */
export type Instance = { port: number; command: Command; database: DatabaseProxy };

/** Several servers of the store, each of one process, over one database with the demo's data. */
export class Instances {
  readonly all: Instance[] = [];
  readonly dataDir = newDataDir();
  readonly #children = new Children();
  #ports: Awaited<ReturnType<typeof freePorts>> | undefined;
  /** The database's own address. */
  #uri = '';

  /** Starts so many. `origin` is the port by which visitors reach them; that of the first one unless given. */
  async start(count: number, more: Record<string, string>, origin?: number): Promise<void> {
    const build = await buildIfStale();
    this.#ports = await freePorts();
    await this.startDatabase();
    const servers = await Promise.all(Array.from({ length: count }, () => freePort()));
    const settings = {
      ...productionSettings(origin ?? servers[0] ?? 0, this.#uri),
      ...{ WEB_PROCESSES: '1', ...more },
    };
    const seeding = runBuilt(build, ['seed', '--force'], settings);
    if ((await seeding.ended) !== 0) throw new Error(seeding.output());
    for (const port of servers) {
      const database = await DatabaseProxy.start(this.#ports.mongo);
      const words = ['start', '--port', String(port), '--hostname', '127.0.0.1'];
      const command = runBuilt(build, words, { ...settings, MONGODB_URI: database.uri });
      this.all.push({ port, command, database });
    }
    for (const { port } of this.all) {
      await eventually('an instance to be ready', async () => {
        const answer = await callOnce(`http://127.0.0.1:${port}/api/ready`);
        return answer?.status === 200 || undefined;
      });
    }
  }

  /** Starts the database, again if it was killed. */
  async startDatabase(): Promise<void> {
    const { dataDir } = this;
    if (!this.#ports) throw new Error('The instances have not been started.');
    const given = await startMongo({
      children: this.#children,
      ports: this.#ports,
      dataDir,
      environment: {},
    });
    this.#uri = given.MONGODB_URI ?? '';
  }

  killDatabase(): Promise<void> {
    return this.#children.kill('mongo');
  }

  /** Runs work with a client of the database. */
  async withDatabase<T>(work: (client: MongoClient) => Promise<T>): Promise<T> {
    const client = await MongoClient.connect(this.#uri);
    try {
      return await work(client);
    } finally {
      await client.close();
    }
  }

  async stop(): Promise<void> {
    await killCommands();
    for (const { database } of this.all) await database.stop();
    await this.#children.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
