import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, isDocument, typeAlias } from '@/standins/mongo/query/bson-type';
import { describe } from '@/standins/mongo/query/describe';
import { copyTextScore } from '@/standins/mongo/query/text-score';
import { compileExpression } from './expression';
import type { Scope } from './scope';

/** Compiles `$replaceRoot` and `$replaceWith`: each document gives way to the one its expression makes. */
export function compileReplaceRoot(stage: string, spec: unknown, scope: Scope): (doc: Document) => Document {
  let expression = spec;
  if (stage === '$replaceRoot') {
    if (!isDocument(spec)) {
      throw new MongoStandinError(
        40229,
        `expected an object as specification for $replaceRoot stage, got ${typeAlias(spec)}`,
      );
    }
    const [unknownKey] = Object.keys(spec).filter((key) => key !== 'newRoot');
    if (unknownKey !== undefined) {
      throw new MongoStandinError(40415, `BSON field '$replaceRoot.${unknownKey}' is an unknown field.`);
    }
    if (!Object.hasOwn(spec, 'newRoot')) {
      throw new MongoStandinError(40414, "BSON field '$replaceRoot.newRoot' is missing but a required field");
    }
    expression = spec.newRoot;
  }
  const evaluate = compileExpression(expression, scope);
  return (doc) => {
    const root = evaluate(doc);
    if (!isDocument(root)) {
      throw new MongoStandinError(
        40228,
        `'${stage === '$replaceWith' ? 'replacement document' : 'newRoot expression'} ' must evaluate to an object, but resulting value was: ${describe(root)}. Type of resulting value: '${typeAlias(root)}'.`,
      );
    }
    copyTextScore(doc, root);
    return root;
  };
}
