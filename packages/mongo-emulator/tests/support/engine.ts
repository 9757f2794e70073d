import { type Collection, type Db, type Document, MongoClient, type ObjectId } from 'mongodb';
import { afterAll, type TestFunction, test } from 'vitest';
import { ORACLE_DEVIATIONS, type OracleDeviation } from './oracle-deviations';
import { ownServer } from './own-server';

/** A document of any fields; `_id` may be of any simple type. */
export type Row = Document & { _id?: RowId };
export type RowId = ObjectId | string | number | boolean | Date;

export type EngineKind = 'emulator' | 'oracle' | 'mongod';

export type Engine = {
  kind: EngineKind;
  uri: string;
  client: MongoClient;
  db: Db;
  /** A collection that no other test uses. */
  fresh(): Collection<Row>;
  /** A test of what mongod does and the oracle is known not to do: runs on the emulator and on mongod. */
  exceptOracle(deviation: OracleDeviation, name: string, body: TestFunction): void;
  /** A test of something the emulator promises and other engines need not do, such as a refusal. */
  onEmulatorOnly(name: string, body: TestFunction): void;
};

/**
 * The engine under test: an emulator of this test file's own, or whatever `MONGODB_URI` names. Its database belongs to
 * `area` and is empty; everything is closed and removed after the file's tests.
 */
export async function openEngine(area: string): Promise<Engine> {
  const uri = process.env.MONGODB_URI || (await ownServer()).uri;
  const client = await new MongoClient(uri, { serverSelectionTimeoutMS: 10_000 }).connect();
  const db = client.db(`semantics_${area}_${process.pid}`);
  afterAll(async () => {
    await db.dropDatabase();
    await client.close();
  });
  await db.dropDatabase();
  const kind = await identify(client);
  let collections = 0;
  return {
    kind,
    uri,
    client,
    db,
    fresh() {
      collections += 1;
      return db.collection<Row>(`c${collections}`);
    },
    exceptOracle(deviation, name, body) {
      const title = kind === 'oracle' ? `${name} [oracle: ${ORACLE_DEVIATIONS[deviation]}]` : name;
      test.runIf(kind !== 'oracle')(title, body);
    },
    onEmulatorOnly(name, body) {
      test.runIf(kind === 'emulator')(name, body);
    },
  };
}

async function identify(client: MongoClient): Promise<EngineKind> {
  if (!process.env.MONGODB_URI) return 'emulator';
  const build = await client.db('admin').command({ buildInfo: 1 });
  return build.gitVersion === 'documentdb-oracle' ? 'oracle' : 'mongod';
}
