import { type Document, isDocument, setField, typeAlias } from '@/standins/mongo/query/bson-type';
import { compareValues } from '@/standins/mongo/query/compare';
import { isNumeric, toDouble } from '@/standins/mongo/query/number';
import { compileSort } from '@/standins/mongo/query/sort';
import {
  isNullish,
  type OperatorCompiler,
  type OperatorTable,
  refuse,
  requireNames,
  takes,
} from './operator';

function toObject(pairs: unknown): unknown {
  if (isNullish(pairs)) return null;
  if (!Array.isArray(pairs)) {
    return refuse(40386, `$arrayToObject requires an array input, found: ${typeAlias(pairs)}`);
  }
  const result: Document = {};
  for (const pair of pairs) {
    const [key, value] = Array.isArray(pair) ? readPair(pair) : readKeyValue(pair);
    if (key.includes('\0')) refuse(4940400, 'Key field cannot contain an embedded null byte');
    setField(result, key, value ?? null);
  }
  return result;
}

function readPair(pair: unknown[]): [string, unknown] {
  if (pair.length !== 2) {
    refuse(
      40397,
      `$arrayToObject requires an array of size 2 arrays,found array of size: ${String(pair.length)}`,
    );
  }
  const [key, value] = pair;
  if (typeof key !== 'string') {
    return refuse(
      40395,
      `$arrayToObject requires an array of key-value pairs, where the key must be of type string. Found key type: ${typeAlias(key)}`,
    );
  }
  return [key, value];
}

function readKeyValue(pair: unknown): [string, unknown] {
  if (!isDocument(pair)) {
    return refuse(40398, `Unrecognised input type format for $arrayToObject: ${typeAlias(pair)}`);
  }
  if (Object.keys(pair).length !== 2) {
    refuse(
      40392,
      `$arrayToObject requires an object keys of 'k' and 'v'. Found incorrect number of keys:${Object.keys(pair).length}`,
    );
  }
  if (!Object.hasOwn(pair, 'k') || !Object.hasOwn(pair, 'v')) {
    refuse(
      40393,
      `$arrayToObject requires an object with keys 'k' and 'v'. Missing either or both keys from: ${Object.keys(pair).join(', ')}`,
    );
  }
  if (typeof pair.k !== 'string') {
    return refuse(
      40394,
      `$arrayToObject requires an object with keys 'k' and 'v', where the value of 'k' must be of type string. Found type: ${typeAlias(pair.k)}`,
    );
  }
  return [pair.k, pair.v];
}

const compileZip: OperatorCompiler = (operand, { compile }) => {
  const named = requireNames(operand, '$zip', ['inputs'], ['useLongestLength', 'defaults']);
  if (!Array.isArray(named.inputs)) {
    return refuse(34461, `inputs must be an array of expressions, found ${typeAlias(named.inputs)}`);
  }
  if (named.inputs.length === 0) refuse(34465, '$zip requires at least one input array');
  const { useLongestLength = false, defaults } = named;
  if (typeof useLongestLength !== 'boolean') {
    refuse(34463, `useLongestLength must be a bool, found ${typeAlias(useLongestLength)}`);
  }
  if (defaults !== undefined && !Array.isArray(defaults)) {
    refuse(34462, `defaults must be an array of expressions, found ${typeAlias(defaults)}`);
  }
  if (defaults !== undefined && !useLongestLength) {
    refuse(34466, 'cannot specify defaults unless useLongestLength is true');
  }
  if (Array.isArray(defaults) && defaults.length !== named.inputs.length) {
    refuse(34467, 'defaults and inputs must have the same length');
  }
  const inputs = named.inputs.map((input: unknown) => compile(input));
  const fillers = Array.isArray(defaults) ? defaults.map((filler) => compile(filler)) : [];
  return (root) => {
    const arrays = inputs.map((input) => input(root));
    if (arrays.some(isNullish)) return null;
    const lengths = arrays.map((array) =>
      Array.isArray(array)
        ? array.length
        : refuse(34468, `$zip found a non-array expression in input: ${String(array)}`),
    );
    const length = useLongestLength ? Math.max(...lengths) : Math.min(...lengths);
    return Array.from({ length }, (_, row) =>
      (arrays as unknown[][]).map((array, column) =>
        row < array.length ? array[row] : (fillers[column]?.(root) ?? null),
      ),
    );
  };
};

const compileSortArray: OperatorCompiler = (operand, { compile }) => {
  const { input, sortBy } = requireNames(operand, '$sortArray', ['input', 'sortBy']);
  const array = compile(input);
  const compare = compileElementOrder(sortBy);
  return (root) => {
    const value = array(root);
    if (isNullish(value)) return null;
    if (!Array.isArray(value)) {
      return refuse(
        2942504,
        `The input argument to $sortArray must be an array, but was of type: ${typeAlias(value)}`,
      );
    }
    return value.toSorted(compare);
  };
};

function compileElementOrder(sortBy: unknown): (a: unknown, b: unknown) => number {
  if (isDocument(sortBy)) {
    const compare = compileSort(sortBy);
    const fields = (value: unknown): Document => (isDocument(value) ? value : {});
    return (a, b) => compare(fields(a), fields(b));
  }
  const direction = isNumeric(sortBy) ? toDouble(sortBy) : Number.NaN;
  if (direction !== 1 && direction !== -1) {
    return refuse(
      2942507,
      'The $sort element value must be either 1 or -1, or an object specifying the fields to sort by',
    );
  }
  return (a, b) => direction * compareValues(a, b);
}

/** Array operators that give the same elements another shape or order. */
export const ARRAY_SHAPE_OPERATORS: OperatorTable = {
  $arrayToObject: takes(1, 1, toObject),
  $sortArray: compileSortArray,
  $zip: compileZip,
};
