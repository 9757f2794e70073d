import { type Collection, type Db, type Document, MongoClient, type ObjectId } from 'mongodb';
import { afterAll, type TestFunction, test } from 'vitest';
import { ownServer } from './own-server';

/**
 * The independent engine that the semantics are also run against differs from mongod here, so that its result proves nothing.
 * Each has the reason; the tests named by them run on the emulator and on mongod only.
 */
const ORACLE_DEVIATIONS = {
  'set-order': 'stores new fields of one $set in the order given; mongod sorts them',
  'cursor-namespace': 'allows a cursor to be read under the name of another collection',
  'empty-array-order': 'sorts an empty array beside null instead of below it',
  'noop-replace': 'counts a replacement by the very same document as a change',
  'null-id': 'replaces a null _id by an ObjectId',
  'empty-project': 'lets $project: {} through',
  'pull-regex': 'compares a regular expression in $pull instead of matching by it',
  'retried-writes': 'does not recognise a write sent again with its transaction number',
  'write-concern': 'does not fail a write concern of more members than there are',
  'double-sums': 'adds doubles without their rounding errors',
  'parse-codes': 'has other codes for some errors of parsing',
  'null-parent': 'does not index a null that stands where a path goes on',
  'parallel-arrays': 'indexes two arrays in one index',
  'snapshot-reads': 'refuses snapshot sessions',
  'explain-shape': 'explains in the words of another planner',
} as const satisfies Record<string, string>;

type OracleDeviation = keyof typeof ORACLE_DEVIATIONS;

export type Row = Document & { _id?: RowId };
export type RowId = ObjectId | string | number | boolean | Date;

export type EngineKind = 'emulator' | 'oracle' | 'mongod';

export type Engine = {
  kind: EngineKind;
  uri: string;
  client: MongoClient;
  db: Db;
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
