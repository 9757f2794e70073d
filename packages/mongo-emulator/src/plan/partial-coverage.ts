import type { Document } from '#bson';
import type { IndexDefinition } from '#catalog/index-definition';
import { compileFilter, isOperatorDocument } from '#query/filter/filter';
import { isDocument, isNullish, isRegex, typeAlias, typeOrder } from '#values/bson-type';
import { compareValues } from '#values/compare';
import { isNumeric } from '#values/number';

const RANGES = ['$gt', '$gte', '$lt', '$lte'];

export function coversFilter(index: IndexDefinition, filter: Document): boolean {
  if (!index.sparse && !index.partial) return true;
  const conditions = flatten(filter);
  if (index.sparse) {
    const holdsOne = index.fields.some(({ path }) =>
      conditions.some((condition) => condition.path === path && impliesExistence(condition)),
    );
    if (!holdsOne) return false;
  }
  return index.partial === undefined || implies(conditions, index.partial.filter);
}

type Condition = { path: string; operator: string; operand: unknown };

function flatten(filter: Document): Condition[] {
  return Object.entries(filter).flatMap(([key, condition]): Condition[] => {
    if (key === '$and' && Array.isArray(condition)) {
      return condition.flatMap((branch) => (isDocument(branch) ? flatten(branch) : []));
    }
    if (key.startsWith('$')) return [];
    if (isDocument(condition) && isOperatorDocument(condition)) {
      return Object.entries(condition).map(([operator, operand]) => ({ path: key, operator, operand }));
    }
    return [{ path: key, operator: isRegex(condition) ? '$regex' : '$eq', operand: condition }];
  });
}

function impliesExistence({ operator, operand }: Condition): boolean {
  switch (operator) {
    case '$eq':
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return !isNullish(operand);
    case '$in':
      return Array.isArray(operand) && !operand.some(isNullish);
    case '$exists':
      return operand === true || operand === 1;
    case '$regex':
    case '$type':
    case '$elemMatch':
      return true;
    default:
      return false;
  }
}

function implies(conditions: Condition[], required: Document): boolean {
  return Object.entries(required).every(([key, condition]) => {
    if (key === '$and') return (condition as Document[]).every((branch) => implies(conditions, branch));
    if (key === '$or') return (condition as Document[]).some((branch) => implies(conditions, branch));
    if (key.startsWith('$')) return false;
    return flatten({ [key]: condition }).every((single) => impliesCondition(conditions, single));
  });
}

function impliesCondition(conditions: Condition[], required: Condition): boolean {
  const matcher = compileFilter({ value: { [required.operator]: required.operand } });
  return conditions.some((given) => {
    if (given.path !== required.path) return false;
    if (given.operator === required.operator && compareValues(given.operand, required.operand) === 0)
      return true;
    if (required.operator === '$exists') return required.operand === true && impliesExistence(given);
    if (given.operator === '$eq') return !isRegex(given.operand) && matcher.matches({ value: given.operand });
    if (given.operator === '$in') {
      const values = given.operand;
      return Array.isArray(values) && values.every((value) => !isRegex(value) && matcher.matches({ value }));
    }
    if (!RANGES.includes(given.operator)) return false;
    if (required.operator === '$type') return isTypeOfRange(given.operand, required.operand);
    return RANGES.includes(required.operator) && isInsideRange(given, required);
  });
}

/** A range holds values of its bound's own type; a number's is any of three. */
function isTypeOfRange(bound: unknown, type: unknown): boolean {
  return !isNullish(bound) && !isNumeric(bound) && typeAlias(bound) === type;
}

function isInsideRange(given: Condition, required: Condition): boolean {
  if (typeOrder(given.operand) !== typeOrder(required.operand)) return false;
  if (given.operator[1] !== required.operator[1]) return false;
  const order = compareValues(given.operand, required.operand) * (given.operator.startsWith('$g') ? 1 : -1);
  return order > 0 || (order === 0 && (required.operator.endsWith('e') || !given.operator.endsWith('e')));
}
