import type { Document } from '@/standins/mongo/bson';
import type { Collection } from '@/standins/mongo/catalog/collection';
import { parseNamespace, requireCollectionName } from '@/standins/mongo/catalog/namespace';
import { MongoStandinError } from '@/standins/mongo/errors';
import { compareValues } from '@/standins/mongo/query/compare';
import { compileFilter } from '@/standins/mongo/query/filter';
import { isNumeric, toDouble } from '@/standins/mongo/query/number';
import { Arguments } from './arguments';
import {
  collectionOf,
  createCollection,
  type EngineCommand,
  namespaceOf,
  patienceOf,
  type Run,
  subjectOf,
} from './engine-command';
import { findIndex, requireUnheld } from './index-commands';

const STORED_OPTIONS = ['validator', 'validationLevel', 'validationAction'];

const REFUSED_OPTIONS = [
  'capped',
  'size',
  'max',
  'storageEngine',
  'viewOn',
  'pipeline',
  'collation',
  'indexOptionDefaults',
  'timeseries',
  'expireAfterSeconds',
  'clusteredIndex',
  'changeStreamPreAndPostImages',
  'encryptedFields',
];

const LEVELS: Record<string, string[]> = {
  validationLevel: ['off', 'strict', 'moderate'],
  validationAction: ['error', 'warn'],
};

function readOptions(given: Arguments): Document {
  const options: Document = {};
  for (const option of STORED_OPTIONS) {
    if (given.body[option] !== undefined) options[option] = given.body[option];
  }
  const validator = given.document('validator');
  if (validator) compileFilter(validator);
  for (const [option, allowed] of Object.entries(LEVELS)) {
    const value = given.string(option);
    if (value !== undefined && !allowed.includes(value)) {
      throw new MongoStandinError(
        'BadValue',
        `Enumeration value '${value}' for field '${option}' is not a valid value.`,
      );
    }
  }
  return options;
}

async function create(run: Run): Promise<Document> {
  const namespace = namespaceOf(run);
  const given = new Arguments('create', run.request.body);
  if (given.body.collation?.locale !== 'simple') given.refuse('collation');
  given.refuse(...REFUSED_OPTIONS.filter((option) => option !== 'collation'));
  const options = readOptions(given);
  const make = (): void => {
    const existing = collectionOf(run, namespace);
    if (!existing) createCollection(run, namespace, options);
    else if (compareValues(existing.options, options) !== 0) {
      throw new MongoStandinError('NamespaceExists', `Collection ${namespace} already exists.`);
    }
  };
  if (run.transaction) make();
  else await run.writer.submit(make, patienceOf(run));
  return {};
}

/** Inside a write. */
function dropOne(run: Run, collection: Collection): void {
  requireUnheld(run, collection);
  run.catalog.drop(collection);
}

async function drop(run: Run): Promise<Document> {
  const namespace = namespaceOf(run);
  const nIndexesWas = await run.writer.submit(() => {
    const collection = run.catalog.get(namespace);
    if (!collection) return undefined;
    dropOne(run, collection);
    return collection.indexes.length;
  }, patienceOf(run));
  if (nIndexesWas === undefined) return {};
  run.cursors.killIn((other) => other === namespace);
  run.sweep();
  return { nIndexesWas, ns: namespace };
}

async function dropDatabase(run: Run): Promise<Document> {
  const { database } = run.request;
  const count = await run.writer.submit(() => {
    const collections = run.catalog.list(database);
    for (const collection of collections) requireUnheld(run, collection);
    for (const collection of collections) run.catalog.drop(collection);
    return collections.length;
  }, patienceOf(run));
  run.cursors.killIn((namespace) => namespace.startsWith(`${database}.`));
  run.sweep();
  return count > 0 ? { dropped: database } : {};
}

async function rename(run: Run): Promise<Document> {
  const given = new Arguments('renameCollection', run.request.body);
  const from = parseNamespace(subjectOf(run));
  const to = parseNamespace(given.requiredString('to'));
  const dropTarget = given.flag('dropTarget');
  const [source, target] = [from, to].map(({ database, name }) => `${database}.${name}`) as [string, string];
  if (source === target) {
    throw new MongoStandinError('IllegalOperation', "Can't rename a collection to itself");
  }
  await run.writer.submit(() => {
    const collection = run.catalog.get(source);
    if (!collection) {
      throw new MongoStandinError('NamespaceNotFound', `Source collection ${source} does not exist`);
    }
    requireUnheld(run, collection);
    const existing = run.catalog.get(target);
    if (existing && !dropTarget) throw new MongoStandinError('NamespaceExists', 'target namespace exists');
    if (existing) dropOne(run, existing);
    run.catalog.rename(collection, to.database, to.name);
  }, patienceOf(run));
  run.cursors.killIn((namespace) => namespace === source || namespace === target);
  run.sweep();
  return {};
}

async function collMod(run: Run): Promise<Document> {
  const namespace = namespaceOf(run);
  const given = new Arguments('collMod', run.request.body);
  const options = readOptions(given);
  const indexChange = given.document('index');
  return run.writer.submit(() => {
    const collection = run.catalog.get(namespace);
    if (!collection) throw new MongoStandinError('NamespaceNotFound', `ns does not exist: ${namespace}`);
    requireUnheld(run, collection);
    const answer = indexChange ? changeExpiry(collection, indexChange) : {};
    if (Object.keys(options).length > 0) collection.setOptions({ ...collection.options, ...options });
    run.catalog.touch(collection);
    return answer;
  }, patienceOf(run));
}

function changeExpiry(collection: Collection, change: Document): Document {
  const given = new Arguments('collMod.index', change);
  given.requireKnown(['name', 'keyPattern', 'expireAfterSeconds']);
  const index = findIndex(collection, change.name ?? change.keyPattern);
  const seconds = change.expireAfterSeconds;
  if (!isNumeric(seconds) || toDouble(seconds) < 0) {
    throw new MongoStandinError('InvalidOptions', 'expireAfterSeconds must be a number that is not negative');
  }
  if (index.fields.length !== 1 || index.name === '_id_') {
    throw new MongoStandinError(
      'InvalidOptions',
      'only an index of one field other than _id can expire documents',
    );
  }
  const before = index.spec.expireAfterSeconds;
  index.spec.expireAfterSeconds = toDouble(seconds);
  index.expireAfterSeconds = toDouble(seconds);
  return {
    ...(before !== undefined && { expireAfterSeconds_old: before }),
    expireAfterSeconds_new: toDouble(seconds),
  };
}

async function validate(run: Run): Promise<Document> {
  const { database } = run.request;
  const name = requireCollectionName(database, subjectOf(run));
  throw new MongoStandinError('NotImplemented', `validate of ${database}.${name} is not supported`);
}

export const COLLECTION_COMMANDS: EngineCommand[] = [
  {
    name: 'create',
    fields: [...STORED_OPTIONS, ...REFUSED_OPTIONS, 'autoIndexId', 'idIndex', 'flags'],
    inTransaction: true,
    writes: true,
    run: create,
  },
  { name: 'drop', fields: [], writes: true, run: drop },
  { name: 'dropDatabase', fields: [], writes: true, run: dropDatabase },
  {
    name: 'renameCollection',
    fields: ['to', 'dropTarget'],
    adminOnly: true,
    writes: true,
    run: rename,
  },
  { name: 'collMod', fields: [...STORED_OPTIONS, 'index'], writes: true, run: collMod },
  { name: 'validate', fields: 'any', run: validate },
];
