import { MongoError } from '#errors';

const MAX_NAMESPACE_BYTES = 255;
const MAX_DATABASE_BYTES = 63;

/** Throws code 73 unless this can be the name of a database. */
export function requireDatabaseName(name: unknown): string {
  if (
    typeof name !== 'string' ||
    name === '' ||
    Buffer.byteLength(name) > MAX_DATABASE_BYTES ||
    /[/\\. "$\0]/.test(name)
  ) {
    throw new MongoError('InvalidNamespace', `Invalid database name: '${String(name)}'`);
  }
  return name;
}

/** Throws code 73 unless this can be the name of a collection. */
export function requireCollectionName(database: string, name: unknown): string {
  if (typeof name !== 'string') {
    throw new MongoError('InvalidNamespace', `collection name has invalid type ${typeof name}`);
  }
  if (
    name === '' ||
    name.startsWith('.') ||
    /[$\0]/.test(name) ||
    Buffer.byteLength(`${database}.${name}`) > MAX_NAMESPACE_BYTES
  ) {
    throw new MongoError('InvalidNamespace', `Invalid namespace specified '${database}.${name}'`);
  }
  return name;
}

/** Splits `database.collection` at the first dot. Throws code 73 if that gives no valid names. */
export function parseNamespace(namespace: unknown): { database: string; name: string } {
  const dot = typeof namespace === 'string' ? namespace.indexOf('.') : -1;
  if (typeof namespace !== 'string' || dot < 1) {
    throw new MongoError('InvalidNamespace', `Invalid namespace specified '${String(namespace)}'`);
  }
  const database = requireDatabaseName(namespace.slice(0, dot));
  return { database, name: requireCollectionName(database, namespace.slice(dot + 1)) };
}
