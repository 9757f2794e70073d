import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, isDocument } from '@/standins/mongo/query/bson-type';
import { addLeaf, applyExpressions, ProjectionNode } from '@/standins/mongo/query/projection-tree';
import { copyTextScore } from '@/standins/mongo/query/text-score';
import { compileExpression } from './expression';
import type { Scope } from './scope';

/** Compiles `$addFields` / `$set`: the document with computed fields added or replaced. */
export function compileAddFields(stage: string, spec: unknown, scope: Scope): (doc: Document) => Document {
  if (!isDocument(spec)) {
    throw new MongoStandinError(40272, `${stage} specification stage must be an object, got ${typeof spec}`);
  }
  if (Object.keys(spec).length === 0) {
    throw new MongoStandinError(
      40177,
      `Invalid ${stage} :: caused by :: specification must have at least one field`,
    );
  }
  const root = new ProjectionNode();
  for (const [path, value] of Object.entries(spec)) addField(stage, root, path, value, scope);
  return (doc) => {
    const result = { ...doc };
    applyExpressions(root, result, doc);
    copyTextScore(doc, result);
    return result;
  };
}

function addField(stage: string, root: ProjectionNode, path: string, value: unknown, scope: Scope): void {
  for (const segment of path.split('.')) {
    if (segment === '')
      throw new MongoStandinError(
        15998,
        `Invalid ${stage} :: caused by :: FieldPath field names may not be empty strings.`,
      );
    if (segment.startsWith('$')) {
      throw new MongoStandinError(
        16410,
        `Invalid ${stage} :: caused by :: FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
      );
    }
  }
  if (isDocument(value) && Object.keys(value).length > 0 && !Object.keys(value)[0]!.startsWith('$')) {
    // A nested object adds fields below instead of replacing what is there.
    for (const [key, inner] of Object.entries(value)) addField(stage, root, `${path}.${key}`, inner, scope);
    return;
  }
  addLeaf(root, path, { kind: 'compute', evaluate: compileExpression(value, scope) });
}
