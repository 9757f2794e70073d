import { Long } from 'bson';
import type { Document } from '#bson';
import { Arguments } from '#commands/arguments';
import { type EngineCommand, ownerOf, type Run, subjectOf } from '#commands/engine-command';

function getMore(run: Run): Document {
  const { body, database, deadline } = run.request;
  const given = new Arguments('getMore', body);
  const id = subjectOf(run);
  if (!(id instanceof Long) && typeof id !== 'number') throw given.wrongType('getMore', 'long');
  const namespace = `${database}.${given.requiredString('collection')}`;
  const options = { batchSize: given.count('batchSize'), deadline };
  return { cursor: run.cursors.next(Long.fromValue(id), namespace, ownerOf(run), options) };
}

function killCursors(run: Run): Document {
  const { cursors: ids } = run.request.body;
  const killed: unknown[] = [];
  const unknown: unknown[] = [];
  for (const id of Array.isArray(ids) ? ids : []) {
    const isOpen = (id instanceof Long || typeof id === 'number') && run.cursors.kill(Long.fromValue(id));
    (isOpen ? killed : unknown).push(id);
  }
  return { cursorsKilled: killed, cursorsNotFound: unknown, cursorsAlive: [], cursorsUnknown: [] };
}

export const GET_MORE: EngineCommand = {
  name: 'getMore',
  fields: ['collection', 'batchSize'],
  inTransaction: true,
  readsSnapshots: true,
  run: getMore,
};

export const KILL_CURSORS: EngineCommand = {
  name: 'killCursors',
  fields: ['cursors'],
  inTransaction: true,
  readsSnapshots: true,
  run: killCursors,
};
