import { lettersBetween } from './letters-between';
import { docOf } from './settings/document-setting';
import { envSchema } from './settings/settings';

const TWO_SLIPS_FROM = 8;

const KNOWN: ReadonlySet<string> = new Set(
  Object.entries(envSchema.shape).flatMap(([name, schema]) =>
    docOf(schema)?.isSecret ? [name, `${name}_FILE`] : [name],
  ),
);

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
