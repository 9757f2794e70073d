import type { Document } from '#bson';
import { requireCollectionName } from '#catalog/namespace';
import { Arguments } from '#commands/arguments';
import { collectionOf, deadlineOf, type EngineCommand, type Run } from '#commands/engine-command';
import { MongoError } from '#errors';
import type { Access, Plan } from '#plan/plan';
import { planQuery } from '#plan/planner';
import { readFind } from './find';
import { type Read, readDocuments } from './read-documents';

function explain(run: Run): Document {
  const given = new Arguments('explain', run.request.body);
  const verbosity = given.string('verbosity') ?? 'allPlansExecution';
  if (verbosity !== 'executionStats') {
    throw new MongoError('NotImplemented', `explain with the verbosity '${verbosity}' is not supported`);
  }
  const body = given.requiredDocument('explain');
  const [name = ''] = Object.keys(body);
  if (name !== 'find') throw new MongoError('NotImplemented', `explain of ${name} is not supported`);
  const read = readFind(new Arguments(name, body));
  const { database } = run.request;
  const namespace = `${database}.${requireCollectionName(database, body[name])}`;
  const plan = planQuery(collectionOf(run, namespace), read, run.view);
  const winningPlan = describePlan(plan, read);
  return {
    explainVersion: '1',
    queryPlanner: { namespace, parsedQuery: read.filter, winningPlan, rejectedPlans: [] },
    executionStats: measure(run, plan, read, winningPlan),
  };
}

function measure(run: Run, plan: Plan, read: Read, winningPlan: Document): Document {
  const stats = { keysExamined: 0, docsExamined: 0 };
  const startedAt = performance.now();
  let nReturned = 0;
  for (const _ of readDocuments(run.view, plan, read, { stats, deadline: deadlineOf(run) })) nReturned += 1;
  return {
    executionSuccess: true,
    nReturned,
    executionTimeMillis: Math.round(performance.now() - startedAt),
    totalKeysExamined: stats.keysExamined,
    totalDocsExamined: stats.docsExamined,
    executionStages: { ...winningPlan, nReturned },
  };
}

function describePlan(plan: Plan, { skip = 0, limit }: Read): Document {
  let stage = describeAccess(plan.access, plan);
  if (plan.comparator) stage = { stage: 'SORT', sortPattern: plan.sort, inputStage: stage };
  if (skip) stage = { stage: 'SKIP', skipAmount: skip, inputStage: stage };
  return limit === undefined ? stage : { stage: 'LIMIT', limitAmount: limit - skip, inputStage: stage };
}

function describeAccess(access: Access, plan: Plan): Document {
  switch (access.kind) {
    case 'nothing':
      return { stage: 'EOF' };
    case 'scan':
      return {
        stage: 'COLLSCAN',
        ...(Object.keys(plan.filter).length > 0 && { filter: plan.filter }),
        direction: access.reverse ? 'backward' : 'forward',
      };
    case 'union':
      return {
        stage: 'FETCH',
        filter: plan.filter,
        inputStage: { stage: 'OR', inputStages: access.parts.map(describeIndex) },
      };
    default:
      if (access.index.name === '_id_' && plan.isExact) return { stage: 'IDHACK', indexName: '_id_' };
      return {
        stage: 'FETCH',
        ...(!plan.isExact && Object.keys(plan.filter).length > 0 && { filter: plan.filter }),
        inputStage: describeIndex(access),
      };
  }
}

function describeIndex(access: Access): Document {
  if (access.kind !== 'index') return { stage: 'EOF' };
  const { index, bounds, reverse } = access;
  return {
    stage: 'IXSCAN',
    keyPattern: index.spec.key,
    indexName: index.name,
    isMultiKey: index.multikey.includes(true),
    direction: reverse ? 'backward' : 'forward',
    ranges: bounds.ranges.length,
  };
}

export const EXPLAIN: EngineCommand = { name: 'explain', fields: ['verbosity'], run: explain };
