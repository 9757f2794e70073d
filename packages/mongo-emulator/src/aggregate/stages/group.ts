import { MongoError } from '#errors';
import { compileExpression } from '#expressions/expression';
import type { Evaluate } from '#expressions/operators/operator';
import { valueKey } from '#expressions/values';
import { type Document, isDocument, setField } from '#values/bson-type';
import { compileAccumulator } from '../accumulator';
import type { StageCompiler } from '../stage';

type GroupField = ReturnType<typeof compileAccumulator> & { name: string };

function compileFields(spec: Document): GroupField[] {
  return Object.entries(spec).map(([name, accumulator]) => {
    if (name.includes('.')) throw new MongoError(40235, `The field name '${name}' cannot contain '.'`);
    if (name.startsWith('$'))
      throw new MongoError(40236, `The field name '${name}' cannot be an operator name`);
    return { name, ...compileAccumulator(name, accumulator) };
  });
}

function groupBy(source: Iterable<Document>, key: Evaluate, fields: GroupField[]): Document[] {
  const begin = (id: unknown) => ({
    id,
    fields: fields.map(({ name, evaluate, start }) => ({ name, evaluate, accumulator: start() })),
  });
  const groups = new Map<string, ReturnType<typeof begin>>();
  for (const doc of source) {
    const id = key(doc) ?? null;
    const text = valueKey(id);
    let group = groups.get(text);
    if (!group) {
      group = begin(id);
      groups.set(text, group);
    }
    for (const { accumulator, evaluate } of group.fields) accumulator.add(evaluate(doc));
  }
  return Array.from(groups.values(), (group) => {
    const result: Document = { _id: group.id };
    for (const { name, accumulator } of group.fields) setField(result, name, accumulator.result());
    return result;
  });
}

/** A key of one named field holds null where that is missing; of several, the missing ones are left out. */
function compileKey(id: unknown): Evaluate {
  const key = compileExpression(id);
  const names = isDocument(id) ? Object.keys(id) : [];
  const [name] = names;
  if (name === undefined || names.length > 1 || name.startsWith('$')) return key;
  return (doc) => ({ [name]: null, ...(key(doc) as Document) });
}

export const compileGroup: StageCompiler = (spec) => {
  if (!isDocument(spec)) throw new MongoError(15947, "a group's fields must be specified in an object");
  if (!Object.hasOwn(spec, '_id')) throw new MongoError(15955, 'a group specification must include an _id');
  const { _id, ...rest } = spec;
  const key = compileKey(_id);
  const fields = compileFields(rest);
  return function* (source) {
    yield* groupBy(source, key, fields);
  };
};
