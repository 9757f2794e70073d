import { MongoNetworkError, MongoServerError, MongoServerSelectionError } from 'mongodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { validate } from '@/lib/server/api/handle';
import { MAX_BODY_BYTES, MAX_VALUES, readJson } from '@/lib/server/api/read-body';
import { failureResponse } from '@/lib/server/api/responses';
import { isDatabaseOutage } from '@/lib/server/platform/db/database-errors';
import { openLog } from '@/lib/server/platform/log';
import { AppError } from '@/lib/shared/messages/errors';
import { issue } from '@/lib/shared/messages/messages';
import { PROBLEMS, type ProblemCode } from '@/lib/shared/messages/problems';

const request = { method: 'POST', route: '/api/order' };
const outage = new MongoServerSelectionError('away', {} as never);

const logged: string[] = [];

vi.mock(import('@/lib/server/platform/log'), async (importOriginal) => {
  const original = await importOriginal();
  return { ...original, log: () => openLog({ write: (line: string) => void logged.push(line) }) };
});

describe('a failure', () => {
  beforeEach(() => {
    logged.length = 0;
  });

  it.each(Object.keys(PROBLEMS) as ProblemCode[])(
    'a failure: %s becomes a problem with its own status',
    async (code) => {
      const response = failureResponse(new AppError(code), request);
      expect(response.status).toBe(PROBLEMS[code][0]);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      expect(await response.json()).toMatchObject({
        status: PROBLEMS[code][0],
        code,
        title: PROBLEMS[code][1],
      });
    },
  );

  it('a failure has the codes of its English sentences, with their parameters', async () => {
    const soldOut = new AppError('validation-failed', {
      reason: { code: 'few-left', params: { count: 3 } },
      issues: { orderQuantity: ['quantity-below-moq', 'quantity-above-available'] },
    });
    const result = await failureResponse(soldOut, request).json();
    expect(result).toMatchObject({
      code: 'validation-failed',
      detail: 'There are only 3 units left.',
      reason: { code: 'few-left', params: { count: 3 } },
      errors: { orderQuantity: ['Quantity short than MOQ', 'Quantity greater than available'] },
      issues: { orderQuantity: [{ code: 'quantity-below-moq' }, { code: 'quantity-above-available' }] },
    });
  });

  it('a failure has no reason and no issues where its code is enough', async () => {
    const result = await failureResponse(new AppError('last-admin'), request).json();
    expect(Object.keys(result).sort()).toEqual(['code', 'detail', 'status', 'title', 'type']);
  });

  it('a failure that is unexpected reveals nothing about its cause, but has an id that is in the log too', async () => {
    const response = failureResponse(new Error('the password is hunter2'), request);
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).not.toContain('hunter2');
    const { id, code } = JSON.parse(text);
    expect(code).toBe('internal');
    expect(logged.join()).toContain(id);
  });

  it('a failure by an outage of the database is 503 with Retry-After, whatever threw it', async () => {
    for (const error of [outage, new MongoNetworkError('gone')]) {
      const response = failureResponse(error, request);
      expect(response.status).toBe(503);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await response.json()).toMatchObject({ code: 'database-unavailable' });
    }
    expect(isDatabaseOutage(new MongoServerError({ message: 'duplicate', code: 11000 }))).toBe(false);
    expect(isDatabaseOutage(new AppError('conflict'))).toBe(false);
  });

  it('a failure by too many calls has the time to retry, in whole seconds', () => {
    const response = failureResponse(new AppError('rate-limited', { retryAfterSeconds: 1.2 }), request);
    expect(response.headers.get('retry-after')).toBe('2');
    expect(logged).toEqual([]);
  });
});

const schema = z.strictObject({
  name: z.string({ error: issue('name-required') }),
  count: z.number().optional(),
});

function errorsOf(value: unknown): unknown {
  try {
    return validate(schema, value);
  } catch (error) {
    return error instanceof AppError ? error.errors : error;
  }
}

it('invalid input is reported field by field, only with the store’s own messages', () => {
  expect(errorsOf({ name: 'x' })).toEqual({ name: 'x' });
  expect(errorsOf({})).toEqual({ name: ['Name required'] });
  expect(errorsOf({ name: 'x', count: 'two' })).toEqual({ count: ['Invalid value'] });
  expect(errorsOf({ name: 'x', extra: 1 })).toEqual({ extra: ['Unknown field'] });
  expect(errorsOf([])).toEqual({ body: ['Invalid value'] });
  expect(errorsOf(undefined)).toEqual({ body: ['Invalid value'] });
});

it('invalid input of very many unknown fields names some, and of very long names the beginning', () => {
  const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, place) => [`field${place}`, 1]));
  const errors = errorsOf({ name: 'x', ['long'.repeat(10_000)]: 1, ...many }) as object;
  expect(Object.keys(errors)).toHaveLength(50);
  expect(JSON.stringify(errors).length).toBeLessThan(3_000);
});

it('invalid input may name a field like an inherited property', () => {
  const sent = JSON.parse('{"name":"x","__proto__":1,"constructor":2}');
  expect(JSON.parse(JSON.stringify(errorsOf(sent)))).toEqual(
    JSON.parse('{"__proto__":["Unknown field"],"constructor":["Unknown field"]}'),
  );
});

const read = (body: BodyInit | null, type = 'application/json', maxValues = MAX_VALUES) =>
  readJson(new Request('http://localhost/', { method: 'POST', body, headers: { 'content-type': type } }), {
    maxValues,
  }).catch((error) => (error instanceof AppError ? error.code : error));

it('a body is JSON, declared as JSON, and UTF-8', async () => {
  expect(await read('{"a":1}')).toEqual({ a: 1 });
  expect(await read('{"a":1}', 'application/json; charset=utf-8')).toEqual({ a: 1 });
  expect(await read('')).toBeUndefined();
  expect(await read('{')).toBe('malformed-json');
  expect(await read('{}', 'text/plain')).toBe('unsupported-media-type');
  expect(await read('{}', 'application/jsonp')).toBe('unsupported-media-type');
  expect(await read(new Uint8Array([0x22, 0xc3, 0x28, 0x22]))).toBe('malformed-json');
});

it('a body is at most 64 KiB', async () => {
  expect(await read(`"${'x'.repeat(MAX_BODY_BYTES - 2)}"`)).toHaveLength(MAX_BODY_BYTES - 2);
  expect(await read(`"${'x'.repeat(MAX_BODY_BYTES - 1)}"`)).toBe('too-large');
});

it('a body has at most ten thousand values, of whatever kind, but for an admin’s', async () => {
  const type = 'application/json';
  const most = `[${'1,'.repeat(MAX_VALUES - 1)}1]`;
  expect(await read(most)).toHaveLength(MAX_VALUES);
  expect(await read(`[${'1,'.repeat(MAX_VALUES)}1]`)).toBe('too-large');
  expect(await read('['.repeat(MAX_VALUES + 1))).toBe('too-large');
  expect(await read('{"a":'.repeat(MAX_VALUES + 1))).toBe('too-large');
  expect(await read(`[${'1,'.repeat(MAX_VALUES)}1]`, type, Number.POSITIVE_INFINITY)).toHaveLength(
    MAX_VALUES + 1,
  );
});

it('a body may have as many marks in its texts as there is room for', async () => {
  const text = `${',[{'.repeat(MAX_VALUES)}"\\`;
  expect(await read(JSON.stringify([text, text.slice(0, 10)]), 'application/json', 2)).toEqual([
    text,
    text.slice(0, 10),
  ]);
});
