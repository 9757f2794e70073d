import { docOf } from './settings/document-setting';
import { envSchema } from './settings/settings';

const TWO_SLIPS_FROM = 8;

const KNOWN: ReadonlySet<string> = new Set(
  Object.entries(envSchema.shape).flatMap(([name, schema]) =>
    docOf(schema)?.isSecret ? [name, `${name}_FILE`] : [name],
  ),
);

/** Letters that are missing, too many or others, and neighbours in the wrong order, from one name to the other. */
function lettersBetween(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[at - 1] === other[column - 1];
      const isTurned = one[at - 1] === other[column - 2] && one[at - 2] === other[column - 1];
      next[column] = Math.min(
        (row[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (row[column - 1] ?? 0) + (isSame ? 0 : 1),
        isTurned ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}

export type MisspeltSetting = { name: string; meant: string };

/** Names in the environment that are no setting, but two letters from one: its value is not read, which nothing else says. */
export function misspeltSettings(source: Readonly<Record<string, string | undefined>>): MisspeltSetting[] {
  return Object.keys(source)
    .filter((name) => !KNOWN.has(name))
    .flatMap((name) => {
      const most = name.length < TWO_SLIPS_FROM ? 1 : 2;
      const near = [...KNOWN]
        .filter((known) => source[known] === undefined && Math.abs(known.length - name.length) <= most)
        .map((meant) => ({ name, meant, letters: lettersBetween(name.toUpperCase(), meant) }))
        .filter(({ letters }) => letters <= most)
        .sort((one, other) => one.letters - other.letters);
      return near.slice(0, 1).map(({ meant }) => ({ name, meant }));
    });
}
