import { rmSync } from 'node:fs';
import { freePort } from '@forgeline/emulator-kit/free-port';
import { MongoClient } from 'mongodb';
import { buildIfStale } from '@/stack/build';
import { Children } from '@/stack/children';
import { startMongo } from '@/stack/emulators';
import { freePorts } from '@/stack/ports';
import { DatabaseProxy } from '@/tests/support/servers/database-proxy';
import { eventually } from '@/tests/support/store';
import { newDataDir } from './demo-process';
import { type Command, callOnce, killCommands, productionSettings, runBuilt } from './production-command';

/** One server of the store on a port of its own, whose way to the database is watched. */
export type Instance = { port: number; command: Command; database: DatabaseProxy };

/** Several servers of the store over one database with the demo's data. */
export class Instances {
  readonly all: Instance[] = [];
  readonly #dataDir = newDataDir();
  readonly #children = new Children();
  /** The database's own address. */
  #uri = '';

  /** Starts so many, with these settings. Visitors know the first one's port. */
  async start(count: number, more: Record<string, string>): Promise<void> {
    const build = await buildIfStale();
    const ports = await freePorts();
    const mongo = await startMongo({
      ...{ children: this.#children, ports, dataDir: this.#dataDir, environment: {} },
    });
    this.#uri = mongo.MONGODB_URI ?? '';
    const servers = await Promise.all(Array.from({ length: count }, () => freePort()));
    const settings = { ...productionSettings(servers[0] ?? 0, this.#uri), ...more };
    const seeding = runBuilt(build, ['seed', '--force'], settings);
    if ((await seeding.ended) !== 0) throw new Error(seeding.output());
    for (const port of servers) {
      const database = await DatabaseProxy.start(ports.mongo);
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
    rmSync(this.#dataDir, { recursive: true, force: true });
  }
}
