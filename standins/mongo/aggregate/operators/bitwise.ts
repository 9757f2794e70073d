import { integerResult, rankOf, toBigInt } from '@/standins/mongo/query/arithmetic';
import { isNumeric } from '@/standins/mongo/query/number';
import { onNumber } from './number-operand';
import { isNullish, type OperatorCompiler, type OperatorTable, refuse, takesAny } from './operator';

function bitwise(apply: (a: bigint, b: bigint) => bigint, start: bigint): OperatorCompiler {
  return (operand, context) =>
    takesAny((values) => {
      if (values.some(isNullish)) return null;
      let result = start;
      for (const value of values) {
        if (!isNumeric(value) || !['int', 'long'].includes(rankOf(value))) {
          refuse(14, `${context.name} only supports int and long operands.`);
        }
        result = apply(result, toBigInt(value));
      }
      return integerResult(
        BigInt.asIntN(64, result),
        values.some((value) => rankOf(value) === 'long'),
      );
    })(operand, context);
}

/** Bitwise operators on integers. */
export const BITWISE_OPERATORS: OperatorTable = {
  $bitAnd: bitwise((a, b) => a & b, -1n),
  $bitNot: onNumber((value) => {
    if (!['int', 'long'].includes(rankOf(value))) refuse(14, '$bitNot only supports int and long operands.');
    return integerResult(~toBigInt(value), rankOf(value) === 'long');
  }),
  $bitOr: bitwise((a, b) => a | b, 0n),
  $bitXor: bitwise((a, b) => a ^ b, 0n),
};
