import { MongoError } from '#errors';
import { compileExpression } from '#expressions/expression';
import { isTruthy } from '#expressions/values';
import { type Document, isDocument, isRegex } from '#values/bson-type';
import { compilePathTest, type DocumentTest, type MatchDetails } from '#values/path';
import { compileRegexTest, testEquals } from './filter-comparison';
import { allOf, compileOperators } from './filter-operators';

export interface Matcher {
  matches(doc: Document): boolean;
  /** The index of the (outermost) array element that made the document match, for the positional `$`. */
  arrayPositionOf(doc: Document): number | undefined;
}

/**
 * Compiles a MongoDB filter.
 *
 * @throws MongoError 2 for malformed or unsupported operators, named in the message
 */
export function compileFilter(filter: Document): Matcher {
  const test = compileDocumentTest(filter);
  return {
    matches: (doc) => test(doc),
    arrayPositionOf(doc) {
      const details: MatchDetails = {};
      return test(doc, details) ? details.arrayIndex : undefined;
    },
  };
}

function compileDocumentTest(filter: unknown): DocumentTest {
  if (!isDocument(filter)) throw new MongoError('BadValue', 'filter must be an object');
  return allOf(Object.entries(filter).map(([key, condition]) => compileEntry(key, condition)));
}

function compileEntry(key: string, condition: unknown): DocumentTest {
  if (!key.startsWith('$')) return compileField(key, condition);
  switch (key) {
    case '$and':
      return allOf(compileBranches(key, condition));
    case '$or': {
      const tests = compileBranches(key, condition);
      return (doc, details) => tests.some((test) => test(doc, details));
    }
    case '$expr': {
      const evaluate = compileExpression(condition);
      return (doc) => isTruthy(evaluate(doc));
    }
    default:
      throw new MongoError('BadValue', `unknown top level operator: ${key}`);
  }
}

function compileBranches(key: string, condition: unknown): DocumentTest[] {
  if (!Array.isArray(condition) || condition.length === 0) {
    throw new MongoError('BadValue', `${key} must be a nonempty array`);
  }
  return condition.map(compileDocumentTest);
}

function compileField(path: string, condition: unknown): DocumentTest {
  if (isRegex(condition)) return compilePathTest(path, compileRegexTest(condition), true);
  if (isDocument(condition) && isOperatorDocument(condition)) {
    return compileOperators(condition, {
      place: (test, entersArrays) => compilePathTest(path, test, entersArrays),
      compileFilter: compileDocumentTest,
    });
  }
  return compilePathTest(path, testEquals(condition), true);
}

/** True for `{$op: …}`; a document such as `{$ref: …, $id: …}` is a value to be equal to. */
export function isOperatorDocument(value: Document): boolean {
  const [first] = Object.keys(value);
  return first?.startsWith('$') === true && !['$ref', '$id', '$db'].includes(first);
}
