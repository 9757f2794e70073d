import { expect, it } from 'vitest';
import { mayBeNumber } from '@/lib/server/commerce/find-own-records';

it.each(['OFF-MBAPCF', 'req-jgm', 'ordXYZ', 'PO 4711', '45-9126'])('%s may be a number', (typed) => {
  expect(mayBeNumber(typed)).toBe(true);
});

it.each(['hammer', 'torque wrench', 'of'])('%s is words', (typed) => {
  expect(mayBeNumber(typed)).toBe(false);
});
