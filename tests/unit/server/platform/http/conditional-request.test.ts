import { expect, it } from 'vitest';
import {
  hasRepresentation,
  judgeConditions,
  requestedRange,
} from '@/lib/server/platform/http/conditional-request';

const ETAG = '"abc"';

it.each([
  ...['"abc"', 'W/"abc"', '*', ' * ', '"x", "abc"', '"x","abc","y"', 'W/"x" ,\tW/"abc"'],
  ...['"a,b", "abc"', ', ,"abc",'],
])('If-None-Match %s names the tag, be it strong or weak', (header) => {
  expect(hasRepresentation(header, ETAG)).toBe(true);
  expect(hasRepresentation(header, `W/${ETAG}`)).toBe(true);
});

it.each([
  ...[null, undefined, '', '"x"', 'abc', '"abc', 'w/x', '"abcd"', '"*"', '**', '"x, "abc', '"abc-br"'],
])('If-None-Match %j does not name the tag', (header) => {
  expect(hasRepresentation(header, ETAG)).toBe(false);
  expect(hasRepresentation(header, `W/${ETAG}`)).toBe(false);
});

const DATE = 'Wed, 25 Nov 2026 10:00:00 GMT';
const EARLIER = 'Wed, 25 Nov 2026 09:59:59 GMT';
const VALIDATORS = { etag: ETAG, modifiedAt: new Date('2026-11-25T10:00:00.700Z') };
const headerOf = (headers: Record<string, string>) => (name: string) => headers[name];

it.each<[Record<string, string>, string]>([
  [{}, 'send'],
  [{ 'if-none-match': ETAG }, 'not-modified'],
  [{ 'if-none-match': '"x"' }, 'send'],
  [{ 'if-match': ETAG }, 'send'],
  [{ 'if-match': '*' }, 'send'],
  [{ 'if-match': '"x", "abc"' }, 'send'],
  [{ 'if-match': '"x"' }, 'failed'],
  [{ 'if-match': 'W/"abc"' }, 'failed'],
  [{ 'if-match': 'x' }, 'failed'],
  [{ 'if-match': '"x"', 'if-none-match': ETAG }, 'failed'],
  [{ 'if-match': ETAG, 'if-none-match': ETAG }, 'not-modified'],
  [{ 'if-unmodified-since': DATE }, 'send'],
  [{ 'if-unmodified-since': EARLIER }, 'failed'],
  [{ 'if-unmodified-since': EARLIER, 'if-match': ETAG }, 'send'],
  [{ 'if-modified-since': DATE }, 'not-modified'],
  [{ 'if-modified-since': EARLIER }, 'send'],
  [{ 'if-modified-since': DATE, 'if-none-match': '"x"' }, 'send'],
  [{ 'if-unmodified-since': 'yesterday' }, 'send'],
  [{ 'if-modified-since': 'Wed, 99 Foo 2026 10:00:00 GMT' }, 'send'],
])('%j make it %s', (headers, expected) => {
  expect(judgeConditions({ header: headerOf(headers) }, VALIDATORS)).toBe(expected);
});

it('the conditions of a request by date hold for nothing without one', () => {
  const dates = { 'if-unmodified-since': EARLIER, 'if-modified-since': DATE };
  expect(judgeConditions({ header: headerOf(dates) }, { etag: ETAG })).toBe('send');
});

it('the conditions of a request never match a weak tag where a strong one is required', () => {
  expect(judgeConditions({ header: headerOf({ 'if-match': 'W/"abc"' }) }, { etag: 'W/"abc"' })).toBe(
    'failed',
  );
});

const range = 'bytes=0-9';
it.each<[Record<string, string>, object | string | null]>([
  [{ range }, { start: 0, end: 10 }],
  [{ range: 'bytes=100-' }, 'unsatisfiable'],
  [
    { range, 'if-range': ETAG },
    { start: 0, end: 10 },
  ],
  [
    { range, 'if-range': DATE },
    { start: 0, end: 10 },
  ],
  [{ range, 'if-range': '"abc-br"' }, null],
  [{ range, 'if-range': 'W/"abc"' }, null],
  [{ range, 'if-range': EARLIER }, null],
  [{ range, 'if-range': 'x' }, null],
  [{ range: 'bytes=100-', 'if-range': '"x"' }, null],
  [{}, null],
])('requested by %j is %j of 100 bytes', (headers, part) => {
  expect(requestedRange({ method: 'GET', header: headerOf(headers) }, VALIDATORS, 100)).toEqual(part);
});

it('a part is requested by GET alone', () => {
  for (const method of ['HEAD', 'POST'])
    expect(requestedRange({ method, header: headerOf({ range: 'bytes=100-' }) }, VALIDATORS, 100)).toBeNull();
});
