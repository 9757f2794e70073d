import { MongoClient } from 'mongodb';

/** Removes a test run's database from an engine that outlives the run. */
export async function dropDatabase(uri: string, name: string): Promise<void> {
  const client = new MongoClient(uri);
  try {
    await client.db(name).dropDatabase();
  } finally {
    await client.close();
  }
}
