import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, isDocument } from '@/standins/mongo/query/bson-type';
import { compileSort } from '@/standins/mongo/query/sort';
import { compileExpression } from '../expression';
import { requireCount } from '../operators/array';
import type { AccumulatorCompiler } from './accumulator';

/** `$top`, `$topN` and their opposites: the outputs of the documents that a sort puts first or last. */
function ranked(isTop: boolean, isSingle: boolean): AccumulatorCompiler {
  return (operand, scope, name) => {
    if (!isDocument(operand)) {
      throw new MongoStandinError(
        5788001,
        `specification must be an object; found ${name}: ${String(operand)}`,
      );
    }
    const known = isSingle ? ['sortBy', 'output'] : ['n', 'sortBy', 'output'];
    const unknownKey = Object.keys(operand).find((key) => !known.includes(key));
    if (unknownKey !== undefined) {
      throw new MongoStandinError(5788002, `Unknown argument to ${name} '${unknownKey}'`);
    }
    for (const [key, code] of [
      ['n', 5788003],
      ['output', 5788004],
      ['sortBy', 5788005],
    ] as const) {
      if (known.includes(key) && !Object.hasOwn(operand, key)) {
        throw new MongoStandinError(code, `Missing value for '${key}'`);
      }
    }
    if (!isDocument(operand.sortBy)) {
      throw new MongoStandinError(10065, `invalid parameter: expected an object (sortBy)`);
    }
    const n = isSingle ? 1 : requireCount(name, compileExpression(operand.n, scope)({}));
    const compare = compileSort(operand.sortBy);
    const output = compileExpression(operand.output, scope);
    return () => {
      const docs: Document[] = [];
      return {
        add: (doc) => {
          docs.push(doc);
        },
        result() {
          const sorted = docs.toSorted(compare);
          const chosen = isTop ? sorted.slice(0, n) : sorted.slice(-n);
          const outputs = chosen.map((doc) => output(doc) ?? null);
          return isSingle ? outputs[0] : outputs;
        },
      };
    };
  };
}

/** Accumulators that rank the documents of a group. */
export const RANKED_ACCUMULATORS: Record<string, AccumulatorCompiler> = {
  $bottom: ranked(false, true),
  $bottomN: ranked(false, false),
  $top: ranked(true, true),
  $topN: ranked(true, false),
};
