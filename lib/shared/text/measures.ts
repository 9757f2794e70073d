const NUMBER = '[A-Z]?\\d[\\d.,/]{0,8}';
const UNIT = ' (?:(?:[µcm]?m|k?g|Nm?|V|W|A|Ah|in|Zoll|l|bar|min⁻¹|TPI|%)(?![\\p{L}\\d])(?:/mm²)?)';
const QUANTITY = `${NUMBER}(?:${UNIT})?`;
/** "500 g", "8–19", "300 × 120 mm". At most four figures, so that no line becomes too long. */
export const MEASURE = new RegExp(
  `(?<![\\p{L}\\d.,/])(?:${QUANTITY}(?:(?:–| × )${QUANTITY}){1,3}|${NUMBER}${UNIT})`,
  'gu',
);

/** With marks within measures that no line is broken at, for documents. */
export function unbrokenMeasures(text: string): string {
  return text.replace(MEASURE, (measure) =>
    measure.replaceAll(' ', '\u00a0').replaceAll('–', '\u2060–\u2060'),
  );
}
