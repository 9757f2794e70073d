import { compileExpression, createScope } from '@/standins/mongo/aggregate/expression';
import type { Scope } from '@/standins/mongo/aggregate/scope';
import { isTruthy } from '@/standins/mongo/aggregate/truth';
import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, isDocument, isRegex } from './bson-type';
import { compileRegexTest, testEquals } from './filter-comparison';
import { compileFieldOperators } from './filter-operators';
import { compilePathTest, type DocumentTest, type MatchDetails } from './path';
import { compileTextTest, type TextIndex } from './text';

/** What surrounds a filter when it is compiled. */
export interface FilterOptions {
  /** Variables of the command's `let`, for `$expr`. */
  let?: Document;
  /** Only the simple collation is supported; any other is refused. */
  collation?: Document;
  /** The value of `$$NOW`. */
  now?: Date;
  /** The variables of the pipeline around the filter, instead of `let` and `now`. */
  scope?: Scope;
  /** The collection's text index, for `$text`. */
  textIndex?: TextIndex;
}

/** A compiled filter. */
export interface Matcher {
  /** Whether the document satisfies the filter. */
  matches(doc: Document): boolean;
  /** The index of the (outermost) array element that made the document match, for the positional `$`. */
  arrayPositionOf(doc: Document): number | undefined;
}

/**
 * Compiles a MongoDB filter.
 *
 * @throws MongoStandinError 2 for malformed or unsupported operators, named in the message
 */
export function compileFilter(filter: Document, options: FilterOptions = {}): Matcher {
  requireSimpleCollation(options.collation);
  const test = compileDocumentTest(filter, options, true);
  return {
    matches: (doc) => test(doc),
    arrayPositionOf(doc) {
      const details: MatchDetails = {};
      return test(doc, details) ? details.arrayIndex : undefined;
    },
  };
}

function requireSimpleCollation(collation: Document | undefined): void {
  if (collation && Object.keys(collation).length > 0 && collation.locale !== 'simple') {
    throw new MongoStandinError(238, `collation with locale '${String(collation.locale)}' is not supported`);
  }
}

function compileDocumentTest(filter: unknown, options: FilterOptions, isTop: boolean): DocumentTest {
  if (!isDocument(filter)) throw new MongoStandinError(2, 'filter must be an object');
  const tests = Object.entries(filter).map(([key, condition]) =>
    compileEntry(key, condition, options, isTop),
  );
  return allOf(tests);
}

/** A test that all the given ones hold; with none, always true. */
function allOf(tests: DocumentTest[]): DocumentTest {
  if (tests.length === 0) return () => true;
  const [first, second] = tests;
  if (tests.length === 1) return first!;
  if (tests.length === 2) return (doc, details) => first!(doc, details) && second!(doc, details);
  return (doc, details) => {
    for (const test of tests) if (!test(doc, details)) return false;
    return true;
  };
}

function compileEntry(key: string, condition: unknown, options: FilterOptions, isTop: boolean): DocumentTest {
  if (!key.startsWith('$')) return compileField(key, condition, options);
  switch (key) {
    case '$and':
      return allOf(compileBranches(key, condition, options, isTop));
    case '$or': {
      const tests = compileBranches(key, condition, options, isTop);
      return (doc, details) => tests.some((test) => test(doc, details));
    }
    case '$nor': {
      const tests = compileBranches(key, condition, options, isTop);
      return (doc) => !tests.some((test) => test(doc));
    }
    case '$expr': {
      const scope = options.scope ?? createScope({ let: options.let, now: options.now });
      const evaluate = compileExpression(condition, scope);
      return (doc) => isTruthy(evaluate(doc));
    }
    case '$text':
      if (!isTop)
        throw new MongoStandinError(2, '$text is only supported at the top of a filter or in its $and');
      return compileTextTest(condition, options.textIndex);
    case '$comment':
      return () => true;
    case '$alwaysTrue':
    case '$alwaysFalse':
      if (condition !== 1) throw new MongoStandinError(9, `${key} must be an integer value of 1`);
      return () => key === '$alwaysTrue';
    default:
      throw new MongoStandinError(
        2,
        `unknown top level operator: ${key}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
      );
  }
}

function compileBranches(
  key: string,
  condition: unknown,
  options: FilterOptions,
  isTop: boolean,
): DocumentTest[] {
  if (!Array.isArray(condition)) throw new MongoStandinError(2, `${key} must be an array`);
  if (condition.length === 0) throw new MongoStandinError(2, `${key} must be a nonempty array`);
  return condition.map((branch) => {
    if (!isDocument(branch)) throw new MongoStandinError(2, `${key} argument's entries must be objects`);
    return compileDocumentTest(branch, options, isTop && key === '$and');
  });
}

function compileField(path: string, condition: unknown, options: FilterOptions): DocumentTest {
  if (isRegex(condition)) return compilePathTest(path, compileRegexTest(condition), true);
  if (isDocument(condition) && isOperatorDocument(condition)) {
    const compileNested = (filter: Document): DocumentTest => compileDocumentTest(filter, options, false);
    return allOf(compileFieldOperators(path, condition, compileNested));
  }
  if (condition === undefined) throw new MongoStandinError(2, 'cannot compare to undefined');
  return compilePathTest(path, testEquals(condition), true);
}

/** True for `{$op: …}`; a document such as `{$ref: …, $id: …}` is a value to be equal to. */
export function isOperatorDocument(value: Document): boolean {
  const [first] = Object.keys(value);
  return first?.startsWith('$') === true && !['$ref', '$id', '$db'].includes(first);
}
