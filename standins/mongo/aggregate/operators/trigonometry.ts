import {
  $acos as acos,
  $acosh as acosh,
  $asin as asin,
  $asinh as asinh,
  $atan as atan,
  $atanh as atanh,
  $cos as cos,
  $cosh as cosh,
  $sin as sin,
  $sinh as sinh,
  $tan as tan,
  $tanh as tanh,
} from 'mingo/operators/expression/trignometry';
import { doubleResult } from '@/standins/mongo/query/arithmetic';
import { typeAlias } from '@/standins/mongo/query/bson-type';
import { isNumeric, toDouble } from '@/standins/mongo/query/number';
import { onDouble, requireNoDecimal } from './number-operand';
import { isNullish, type OperatorCompiler, type OperatorTable, refuse, takes } from './operator';

type MingoFunction = (obj: unknown, expression: unknown, options: never) => unknown;

/** Trigonometry is plain arithmetic on doubles, which mingo does as the server does. */
function viaMingo(operator: unknown, least?: number, most?: number): OperatorCompiler {
  const compute = operator as MingoFunction;
  const options = MINGO_OPTIONS as never;
  return onDouble(
    (value) => compute({ value }, '$value', options) as number,
    least === undefined
      ? undefined
      : {
          test: (value) => value >= least && value <= (most ?? Number.POSITIVE_INFINITY),
          code: 50989,
          message: 'cannot apply a trigonometric function to a value outside its range, value: ',
        },
  );
}

const MINGO_OPTIONS = { idKey: '_id', useStrictMode: true, failOnError: true };

/** Trigonometric operators. */
export const TRIGONOMETRY_OPERATORS: OperatorTable = {
  $acos: viaMingo(acos, -1, 1),
  $acosh: viaMingo(acosh, 1),
  $asin: viaMingo(asin, -1, 1),
  $asinh: viaMingo(asinh),
  $atan: viaMingo(atan),
  $atan2: takes(2, 2, (y, x) => {
    if (isNullish(y) || isNullish(x)) return null;
    for (const value of [y, x]) {
      if (!isNumeric(value)) refuse(51044, `$atan2 only supports numeric types, not ${typeAlias(value)}`);
      requireNoDecimal('$atan2', value);
    }
    return doubleResult(Math.atan2(toDouble(y), toDouble(x)));
  }),
  $atanh: viaMingo(atanh, -1, 1),
  $cos: viaMingo(cos),
  $cosh: viaMingo(cosh),
  $degreesToRadians: onDouble((value) => value * (Math.PI / 180)),
  $radiansToDegrees: onDouble((value) => value * (180 / Math.PI)),
  $sin: viaMingo(sin),
  $sinh: viaMingo(sinh),
  $tan: viaMingo(tan),
  $tanh: viaMingo(tanh),
};
