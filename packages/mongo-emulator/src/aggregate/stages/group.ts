import { MongoError } from '#errors';
import { type Document, isDocument, setField } from '#query/bson-type';
import { type Accumulator, compileAccumulator } from '../accumulator';
import { compileExpression } from '../expression';
import type { Evaluate, Scope } from '../scope';
import type { StageCompiler, StageTable } from '../stage';
import { valueKey } from '../values';

interface GroupField {
  name: string;
  make: () => Accumulator;
}

function compileFields(spec: Document, scope: Scope): GroupField[] {
  return Object.entries(spec).map(([name, accumulator]) => {
    if (name.includes('.')) throw new MongoError(40235, `The field name '${name}' cannot contain '.'`);
    if (name.startsWith('$'))
      throw new MongoError(40236, `The field name '${name}' cannot be an operator name`);
    return { name, make: compileAccumulator(name, accumulator, scope) };
  });
}

/** Gathers documents by a key, in the order in which the keys first appear. */
function gather(source: Iterable<Document>, key: Evaluate, fields: GroupField[]): Document[] {
  const groups = new Map<string, { id: unknown; accumulators: Accumulator[] }>();
  for (const doc of source) {
    const id = key(doc) ?? null;
    const text = valueKey(id);
    let group = groups.get(text);
    if (!group) {
      group = { id, accumulators: fields.map(({ make }) => make()) };
      groups.set(text, group);
    }
    for (const accumulator of group.accumulators) accumulator.add(doc);
  }
  return Array.from(groups.values(), ({ id, accumulators }) => {
    const result: Document = { _id: id };
    for (const [index, { name }] of fields.entries()) setField(result, name, accumulators[index]!.result());
    return result;
  });
}

/** A key of one named field holds null where that is missing; of several, the missing ones are left out. */
function compileKey(id: unknown, scope: Scope): Evaluate {
  const key = compileExpression(id, scope);
  const names = isDocument(id) ? Object.keys(id) : [];
  const [name] = names;
  if (name === undefined || names.length > 1 || name.startsWith('$')) return key;
  return (doc) => ({ [name]: null, ...(key(doc) as Document) });
}

const compileGroup: StageCompiler = (spec, { scope }) => {
  if (!isDocument(spec)) throw new MongoError(15947, "a group's fields must be specified in an object");
  if (!Object.hasOwn(spec, '_id')) throw new MongoError(15955, 'a group specification must include an _id');
  const { _id, ...rest } = spec;
  const key = compileKey(_id, scope);
  const fields = compileFields(rest, scope);
  return function* (source) {
    yield* gather(source, key, fields);
  };
};

/** Stages that gather documents into groups. */
export const GROUP_STAGES: StageTable = {
  $group: compileGroup,
};
