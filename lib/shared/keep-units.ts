const BETWEEN_NUMBER_AND_UNIT = /(\d) (?=(?:[µcm]?m|k?g|Nm?|V|W|A|Ah|in|l|bar|TPI|%)(?![\p{L}\d]))/gu;
const AROUND_TIMES = / × /g;
const IN_RANGE = /(\S–)(?=\S)/g;

/** The name of a tool with its measures kept together: no line ends between "500" and "g", beside a "×" or in "8–19". */
export function keepUnits(name: string): string {
  return name
    .replace(BETWEEN_NUMBER_AND_UNIT, '$1\u00a0')
    .replace(AROUND_TIMES, '\u00a0×\u00a0')
    .replace(IN_RANGE, '$1\u2060');
}
