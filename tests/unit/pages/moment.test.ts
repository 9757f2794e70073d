import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Moment } from '@/components/ui/moment';
import { TimeZoneContext } from '@/lib/client/time-zone-context';

const AT = '2026-11-26T10:22:00.000Z';

function inTheServersHtml(timeZone: string, text?: string): string {
  const moment = createElement(Moment, { at: AT, text });
  return renderToStaticMarkup(createElement(TimeZoneContext, { value: timeZone }, moment));
}

it('a moment in the server’s HTML is in the store’s time zone, which the reader’s browser replaces by its own', () => {
  const shown = inTheServersHtml('Europe/Berlin').replaceAll(/\s/g, ' ');
  expect(shown).toBe(`<time dateTime="${AT}">Nov 26, 2026, 11:22 AM GMT+1</time>`);
});

it('a sentence takes the moment in its place', () => {
  const shown = inTheServersHtml('UTC', 'Held until {moment}.').replaceAll(/\s/g, ' ');
  expect(shown).toContain('>Held until Nov 26, 2026, 10:22 AM UTC.</time>');
});
