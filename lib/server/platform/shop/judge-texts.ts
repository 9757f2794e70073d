const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const PLACEHOLDER = /\{\w+\}/g;
/** The name of the shop, which a text of its own may write out. */
const BRAND = '{brand}';

const placeholdersIn = (text: string): ReadonlySet<string> => new Set(text.match(PLACEHOLDER));

/** How long a text may be in place of another: short ones have places on screens that are as short. */
export const textLimit = (original: string): number => (original === '' ? 200 : 40 + 3 * original.length);

/** Returns what is wrong with a text in place of another. */
export function judgeText(text: string, original: string): string[] {
  const [has, needs] = [placeholdersIn(text), placeholdersIn(original)];
  const limit = textLimit(original);
  return [
    ...[...needs].filter((name) => name !== BRAND && !has.has(name)).map((name) => `lacks ${name}`),
    ...[...has].filter((name) => !needs.has(name)).map((name) => `has ${name}, which is not known there`),
    ...(text.length > limit ? [`has ${text.length} letters, at most ${limit} are possible`] : []),
  ];
}

/** Entries of a list are objects of the same texts as those of the store, of which empty lists have none to compare with. */
function judgeList(list: readonly unknown[], original: readonly unknown[]): string[] {
  const [first] = original;
  if (list.some((entry) => isTree(entry) !== (isTree(first) || first === undefined)))
    return ['must be a list of entries as the store has them'];
  const keys = isTree(first) ? Object.keys(first) : isTree(list[0]) ? Object.keys(list[0]) : [];
  return list.flatMap((entry, place) =>
    isTree(entry)
      ? [...new Set([...keys, ...Object.keys(entry)])].flatMap((key) =>
          keys.includes(key) && typeof entry[key] === 'string'
            ? []
            : [`must have the same texts in each entry: see ${key} of entry ${place + 1}`],
        )
      : [],
  );
}

/**
 * Returns what is wrong with texts of a shop, each with its key: one that the store does not know, a placeholder that is missing
 * or not filled, a text that is too long.
 */
export function judgeTexts(own: Readonly<Record<string, unknown>>, originals: unknown, path = ''): string[] {
  return Object.entries(own).flatMap(([key, value]) => {
    const name = `${path}${key}`;
    const original = isTree(originals) && Object.hasOwn(originals, key) ? originals[key] : undefined;
    if (original === undefined) return [`${name}: there is no such text`];
    if (typeof original === 'string')
      return typeof value === 'string'
        ? judgeText(value, original).map((problem) => `${name}: ${problem}`)
        : [`${name}: must be a text`];
    if (Array.isArray(original))
      return Array.isArray(value)
        ? judgeList(value, original).map((problem) => `${name}: ${problem}`)
        : [`${name}: must be a list`];
    return isTree(value) ? judgeTexts(value, original, `${name}.`) : [`${name}: must have texts inside`];
  });
}
