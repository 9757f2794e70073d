import { MongoClient } from 'mongodb';

export async function dropDatabase(uri: string, name: string): Promise<void> {
  const client = new MongoClient(uri);
  try {
    await client.db(name).dropDatabase();
  } finally {
    await client.close();
  }
}
