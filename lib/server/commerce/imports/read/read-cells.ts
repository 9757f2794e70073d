import 'server-only';

/** Reads a number of a row, as `plainCellOf` has written it; undefined for any other text. */
export function numberOf(text: string): number | undefined {
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}

const SEPARATOR = ' | ';
/** A value's own bar, which would be taken for a separator, has one more backslash in front. */
const BAR = /(?<=^| )(\\*)\|(?= |$)/g;
const ESCAPED_BAR = /(?<=^| )\\(\\*\|)(?= |$)/g;

/** Returns several values as one cell: `a | b`. */
export function joinValues(values: readonly string[]): string {
  return values.map((value) => value.replace(BAR, '\\$1|')).join(SEPARATOR);
}

/** Returns the values of such a cell; none of an empty one. */
export function splitValues(cell: string): string[] {
  return cell
    .split(SEPARATOR)
    .map((value) => value.trim().replace(ESCAPED_BAR, '$1'))
    .filter((value) => value !== '');
}
