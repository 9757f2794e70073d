import { refuse } from '#errors';
import { type OperatorTable, requireString, takesPresent } from '#expressions/operators/operator';
import { typeAlias } from '#values/bson-type';
import { toInteger } from '#values/number';

function elementAt(array: unknown, position: unknown): unknown {
  const index = toInteger(position);
  if (!Array.isArray(array))
    return refuse(28689, `$arrayElemAt requires an array, found: ${typeAlias(array)}`);
  if (index === undefined)
    return refuse(28690, `$arrayElemAt requires a whole number, found: ${typeAlias(position)}`);
  return array.at(index);
}

export const ARRAY_OPERATORS: OperatorTable = {
  $arrayElemAt: takesPresent(2, 2, elementAt),
  $split: takesPresent(2, 2, (text, separator) => {
    if (separator === '') refuse(40087, '$split requires a non-empty separator');
    return requireString('$split', 40085, text).split(requireString('$split', 40086, separator));
  }),
};
