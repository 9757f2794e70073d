import { MongoError } from '#errors';
import {
  type Evaluate,
  type OperatorCompiler,
  type OperatorTable,
  takes,
} from '#expressions/operators/operator';
import { isTruthy } from '#expressions/values';
import { isNullish } from '#values/bson-type';
import { compareValues } from '#values/compare';

function comparison(accept: (order: number) => boolean): OperatorCompiler {
  return takes(2, 2, (a, b) => accept(compareValues(a, b)));
}

const compileCond: OperatorCompiler = (operand, { compile }) => {
  if (!Array.isArray(operand) || operand.length !== 3) {
    throw new MongoError(16020, 'Expression $cond takes exactly 3 arguments, in an array');
  }
  const [test, yes, no] = operand.map(compile) as [Evaluate, Evaluate, Evaluate];
  return (doc) => (isTruthy(test(doc)) ? yes(doc) : no(doc));
};

const compileIfNull: OperatorCompiler = (operand, { compile }) => {
  if (!Array.isArray(operand) || operand.length < 2) {
    throw new MongoError(1257300, '$ifNull needs at least two arguments');
  }
  const parts = operand.map(compile);
  return (doc) => {
    let value: unknown;
    for (const part of parts) {
      value = part(doc);
      if (!isNullish(value)) break;
    }
    return value;
  };
};

export const LOGIC_OPERATORS: OperatorTable = {
  $eq: comparison((order) => order === 0),
  $ne: comparison((order) => order !== 0),
  $gt: comparison((order) => order > 0),
  $gte: comparison((order) => order >= 0),
  $lt: comparison((order) => order < 0),
  $lte: comparison((order) => order <= 0),
  $cond: compileCond,
  $ifNull: compileIfNull,
};
