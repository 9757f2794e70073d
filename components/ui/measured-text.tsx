import type { ReactNode } from 'react';

const NUMBER = '[A-Z]?\\d[\\d.,/]{0,8}';
const UNIT = ' (?:(?:[µcm]?m|k?g|Nm?|V|W|A|Ah|in|l|bar|TPI|%)(?![\\p{L}\\d])(?:/mm²)?)';
const QUANTITY = `${NUMBER}(?:${UNIT})?`;
/** "500 g", "8–19", "300 × 120 mm". At most four figures, so that no line becomes too long. */
const MEASURE = new RegExp(
  `(?<![\\p{L}\\d.,/])(?:${QUANTITY}(?:(?:–| × )${QUANTITY}){1,3}|${NUMBER}${UNIT})`,
  'gu',
);

/** No line breaks within a measure. By styles alone: what is copied and crawled is the text as stored. */
export function MeasuredText({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: measure, index } of text.matchAll(MEASURE)) {
    parts.push(
      text.slice(end, index),
      <span key={parts.length} className="whitespace-nowrap">
        {measure}
      </span>,
    );
    end = index + measure.length;
  }
  return end === 0 ? text : [...parts, text.slice(end)];
}
