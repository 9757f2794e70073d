import { expect, it } from 'vitest';
import { z } from 'zod';
import { ALL_CALLS } from '@/lib/server/api/openapi/all-calls';
import { isSpecified, SPECIFIED_CALLS, strictnessOf } from '@/lib/server/api/query/specified-calls';
import { unknownParameters } from '@/lib/server/api/query/unknown-parameters';
import { AppError } from '@/lib/shared/messages/errors';

const query = z.object({ updatedSince: z.string(), state: z.string(), page: z.string() });

const sentences = (names: string[], schema?: z.ZodType) => {
  const issues = unknownParameters(names, schema);
  return issues && new AppError('validation-failed', { issues }).errors;
};

it('parameters that a call has are no unknown ones', () => {
  expect(sentences(['state', 'page'], query)).toBeUndefined();
  expect(sentences([])).toBeUndefined();
});

it('an unknown parameter is refused with the nearest name that the call has', () => {
  expect(sentences(['since', 'stat', 'PAGE', 'state'], query)).toEqual({
    since: ['Unknown parameter; did you mean updatedSince?'],
    stat: ['Unknown parameter; did you mean state?'],
    PAGE: ['Unknown parameter; did you mean page?'],
  });
});

it('an unknown parameter of a call without any is refused without a name', () => {
  expect(sentences(['x'])).toEqual({ x: ['Unknown parameter'] });
});

it('names of unknown parameters are cut and counted, and one may be called like a property of every object', () => {
  expect(Object.keys(unknownParameters(['__proto__', 'constructor'], query) ?? {})).toEqual([
    '__proto__',
    'constructor',
  ]);
  const many = Array.from({ length: 500 }, (_, n) => `${n}${'x'.repeat(4_000)}`);
  const named = Object.keys(unknownParameters(many, query) ?? {});
  expect([named.length, named[0]?.length]).toEqual([20, 100]);
});

it('the calls of the specification are declared', () => {
  expect(ALL_CALLS.filter(isSpecified)).toHaveLength(SPECIFIED_CALLS.length);
});

it('probes, to which others add parameters, refuse none', () => {
  const lenient = ALL_CALLS.filter((call) => strictnessOf(call) === 'nobody').map(({ path }) => path);
  expect(lenient).toEqual(expect.arrayContaining(['/api/live', '/api/ready', '/api/health']));
});
