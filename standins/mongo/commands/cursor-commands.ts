import { Long } from 'bson';
import type { Document } from '@/standins/mongo/bson';
import { MongoStandinError } from '@/standins/mongo/errors';
import { Arguments } from './arguments';
import { type EngineCommand, ownerOf, type Run, subjectOf } from './engine-command';

function getMore(run: Run): Document {
  const { body, database, deadline } = run.request;
  const given = new Arguments('getMore', body);
  const id = subjectOf(run);
  if (!(id instanceof Long) && typeof id !== 'number') {
    throw new MongoStandinError(
      'TypeMismatch',
      "BSON field 'getMore.getMore' is the wrong type, expected type 'long'",
    );
  }
  const namespace = `${database}.${given.requiredString('collection')}`;
  const batchSize = given.count('batchSize');
  const cursor = run.cursors.next(Long.fromValue(id), namespace, ownerOf(run), {
    ...(batchSize !== undefined && { batchSize }),
    ...(deadline !== undefined && { deadline }),
  });
  return { cursor };
}

function killCursors(run: Run): Document {
  const ids = new Arguments('killCursors', run.request.body).array('cursors') ?? [];
  const killed: unknown[] = [];
  const unknown: unknown[] = [];
  for (const id of ids) {
    const known = (id instanceof Long || typeof id === 'number') && run.cursors.kill(Long.fromValue(id));
    (known ? killed : unknown).push(id);
  }
  return { cursorsKilled: killed, cursorsNotFound: unknown, cursorsAlive: [], cursorsUnknown: [] };
}

export const GET_MORE: EngineCommand = {
  name: 'getMore',
  fields: ['collection', 'batchSize', 'term', 'lastKnownCommittedOpTime'],
  inTransaction: true,
  run: getMore,
};

export const KILL_CURSORS: EngineCommand = {
  name: 'killCursors',
  fields: ['cursors'],
  inTransaction: true,
  run: killCursors,
};
