import type { Document } from '#bson';
import type { IndexDefinition } from '#catalog/index-definition';
import { isDocument, isNullish, isRegex, typeAlias, typeOrder } from '#query/bson-type';
import { compareValues } from '#query/compare';
import { compileFilter, isOperatorDocument } from '#query/filter/filter';
import { isNumeric } from '#query/number';

const RANGES = ['$gt', '$gte', '$lt', '$lte'];

/** Whether the index has an entry for every document that the filter can match. */
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

/** The conditions that all hold, one operator each. */
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

function implies(conditions: Condition[], wanted: Document): boolean {
  return Object.entries(wanted).every(([key, condition]) => {
    if (key === '$and') return (condition as Document[]).every((branch) => implies(conditions, branch));
    if (key === '$or') return (condition as Document[]).some((branch) => implies(conditions, branch));
    if (key.startsWith('$')) return false;
    return flatten({ [key]: condition }).every((single) => impliesCondition(conditions, single));
  });
}

function impliesCondition(conditions: Condition[], wanted: Condition): boolean {
  const matcher = compileFilter({ value: { [wanted.operator]: wanted.operand } });
  return conditions.some((given) => {
    if (given.path !== wanted.path) return false;
    if (given.operator === wanted.operator && compareValues(given.operand, wanted.operand) === 0) return true;
    if (wanted.operator === '$exists') return wanted.operand === true && impliesExistence(given);
    if (given.operator === '$eq') return !isRegex(given.operand) && matcher.matches({ value: given.operand });
    if (given.operator === '$in') {
      const values = given.operand;
      return Array.isArray(values) && values.every((value) => !isRegex(value) && matcher.matches({ value }));
    }
    if (!RANGES.includes(given.operator)) return false;
    if (wanted.operator === '$type') return isTypeOfRange(given.operand, wanted.operand);
    return RANGES.includes(wanted.operator) && isInsideRange(given, wanted);
  });
}

/** A range holds values of its bound's own type; a number's is any of three. */
function isTypeOfRange(bound: unknown, type: unknown): boolean {
  return !isNullish(bound) && !isNumeric(bound) && typeAlias(bound) === type;
}

function isInsideRange(given: Condition, wanted: Condition): boolean {
  if (typeOrder(given.operand) !== typeOrder(wanted.operand)) return false;
  if (given.operator[1] !== wanted.operator[1]) return false;
  const order = compareValues(given.operand, wanted.operand) * (given.operator.startsWith('$g') ? 1 : -1);
  return order > 0 || (order === 0 && (wanted.operator.endsWith('e') || !given.operator.endsWith('e')));
}
