import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Moment } from '@/components/ui/moment';
import { TimeZoneContext } from '@/lib/client/time-zone-context';
import { formatMoment } from '@/lib/shared/dates/dates';
import { LANGUAGES } from '@/lib/shared/site/languages';

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
