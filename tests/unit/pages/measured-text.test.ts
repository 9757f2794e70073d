import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MeasuredText } from '@/components/ui/measured-text';
import { Moment } from '@/components/ui/moment';
import { TimeZoneContext } from '@/lib/client/time-zone-context';
import { formatMoment } from '@/lib/shared/dates/dates';
import { LANGUAGES } from '@/lib/shared/site/languages';

const html = (text: string) => renderToStaticMarkup(createElement(MeasuredText, { text }));
/** Returns what is kept on one line, in brackets. */
const marked = (text: string) =>
  html(text)
    .replace(/<span[^>]*>/g, '[')
    .replaceAll('</span>', ']');

it.each([
  ['Machinist’s Hammer 500 g, Hickory', 'Machinist’s Hammer [500 g], Hickory'],
  ['1/2 in Drive Click Torque Wrench, 40–200 Nm', '[1/2 in] Drive Click Torque Wrench, [40–200 Nm]'],
  ['F-Clamp 300 × 120 mm', 'F-Clamp [300 × 120 mm]'],
  ['Spanner Set 8–19', 'Spanner Set [8–19]'],
  ['Tap Set M3–M12', 'Tap Set [M3–M12]'],
  ['Plate 40 mm × 60 mm × 1,5 mm', 'Plate [40 mm × 60 mm × 1,5 mm]'],
  ['18 V Brushless Drill Driver, 65 Nm', '[18 V] Brushless Drill Driver, [65 Nm]'],
  ['holds the blade at 200 N/mm² by a lever', 'holds the blade at [200 N/mm²] by a lever'],
  ['Universal Hand Saw 550 mm, 7 TPI', 'Universal Hand Saw [550 mm], [7 TPI]'],
])('a text with measures stay on one line each: %s', (text, kept) => {
  expect(marked(text)).toBe(kept);
});

it.each(['Metric Socket Set, 24 Pieces', 'Box 5 inserts', 'Tap M10 Vise', '7 Drawers', '', '9'.repeat(200)])(
  'a text with measures may break before other words: %s',
  (text) => {
    expect(marked(text)).toBe(text);
  },
);

it('a text with measures reads as it is stored', () => {
  const text = '300 × 120 mm, 40–200 Nm and 500 g';
  expect(html(text).replace(/<[^>]*>/g, '')).toBe(text);
});

const AT = '2026-11-26T10:22:00.000Z';

function inTheServersHtml(timeZone: string, text?: string): string {
  const moment = createElement(Moment, { at: AT, text });
  return renderToStaticMarkup(createElement(TimeZoneContext, { value: timeZone }, moment));
}

it('a moment in the server’s HTML is in the store’s time zone, which the reader’s browser replaces by its own', () => {
  const shown = formatMoment(AT, LANGUAGES.default, 'Europe/Berlin');
  expect(shown).toContain('11:22');
  expect(inTheServersHtml('Europe/Berlin')).toBe(`<time dateTime="${AT}">${shown}</time>`);
});

it('a sentence takes the moment in its place', () => {
  const moment = formatMoment(AT, LANGUAGES.default, 'UTC');
  expect(inTheServersHtml('UTC', 'Held until {moment}.')).toContain(`>Held until ${moment}.</time>`);
});
