import { ObjectId, Timestamp } from 'bson';
import { refuse } from '#errors';
import { type Document, isDocument, isNullish, typeAlias } from '#query/bson-type';
import { isoDayOfWeek, toLocal } from './calendar';
import { type OperatorCompiler, type OperatorTable, takesNamed } from './operator';

/** The date in a value that has one: a date, an ObjectId's time, a timestamp's. */
export function dateOf(value: unknown): Date | undefined {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  return value instanceof Timestamp ? new Date((value.high >>> 0) * 1000) : undefined;
}

/** The same; throws `code` for any other value. */
export function requireDate(value: unknown, code = 16006): Date {
  return dateOf(value) ?? refuse(code, `can't convert from BSON type ${typeAlias(value)} to Date`);
}

/** The `timezone` among evaluated arguments: UTC if it is not given, undefined if it is null. Throws code 40517. */
export function zoneOf(named: Document): string | undefined {
  const { timezone } = named;
  if (!Object.hasOwn(named, 'timezone')) return 'UTC';
  if (isNullish(timezone) || typeof timezone === 'string') return timezone ?? undefined;
  return refuse(40517, `timezone must evaluate to a string, found ${typeAlias(timezone)}`);
}

/** An operator on the date as a clock in the given time zone shows it: `<date>` or `{date, timezone}`. */
function part(read: (local: Date) => unknown): OperatorCompiler {
  const apply = takesNamed(['date'], ['timezone'], (named) => {
    const zone = zoneOf(named);
    if (isNullish(named.date) || zone === undefined) return null;
    return read(toLocal(requireDate(named.date), zone));
  });
  return (operand, context) => {
    const single = Array.isArray(operand) && operand.length === 1 ? operand[0] : operand;
    const isNamed = isDocument(single) && !Object.keys(single)[0]?.startsWith('$');
    return apply(isNamed ? single : { date: single }, context);
  };
}

/** Operators that read a part of a date. */
export const DATE_PART_OPERATORS: OperatorTable = {
  $dayOfMonth: part((date) => date.getUTCDate()),
  $dayOfWeek: part((date) => date.getUTCDay() + 1),
  $hour: part((date) => date.getUTCHours()),
  $isoDayOfWeek: part(isoDayOfWeek),
  $millisecond: part((date) => date.getUTCMilliseconds()),
  $minute: part((date) => date.getUTCMinutes()),
  $month: part((date) => date.getUTCMonth() + 1),
  $second: part((date) => date.getUTCSeconds()),
  $year: part((date) => date.getUTCFullYear()),
};
