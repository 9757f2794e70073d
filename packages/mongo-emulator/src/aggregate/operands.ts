import { MongoError } from '#errors';
import { type Document, isDocument } from '#query/bson-type';

/** The operand of a stage or operator, as an object with the required names and, beside them, only optional ones. */
export function requireNames(
  name: string,
  operand: unknown,
  required: string[],
  optional: string[] = [],
): Document {
  if (!isDocument(operand)) throw new MongoError(9, `${name} only supports an object as its argument`);
  const unknownKey = Object.keys(operand).find((key) => !required.includes(key) && !optional.includes(key));
  if (unknownKey !== undefined) throw new MongoError(9, `Unrecognized argument to ${name}: ${unknownKey}`);
  const missing = required.find((key) => !Object.hasOwn(operand, key));
  if (missing !== undefined) throw new MongoError(9, `Missing '${missing}' parameter to ${name}`);
  return operand;
}
