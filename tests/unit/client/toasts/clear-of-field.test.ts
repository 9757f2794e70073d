import { expect, it } from 'vitest';
import { clearOfField } from '@/lib/client/toasts/clear-of-field';

const WINDOW = { edge: 24, height: 800 };
const STACK = { left: 900, right: 1256, height: 60 };
const fieldAt = (top: number) => ({ left: 880, right: 1240, top, bottom: top + 44 });

it('toasts and the field that is edited stay at the edge while they do not cover it', () => {
  for (const top of [100, 660]) {
    expect(clearOfField(fieldAt(top), STACK, { ...WINDOW, side: 'bottom' }), String(top)).toBe(24);
  }
  const beside = { ...fieldAt(740), left: 40, right: 900 };
  expect(clearOfField(beside, STACK, { ...WINDOW, side: 'bottom' })).toBe(24);
});

it('toasts and the field that is edited stand beyond it where they would cover it, at either edge', () => {
  expect(clearOfField(fieldAt(720), STACK, { ...WINDOW, side: 'bottom' })).toBe(800 - 720 + 8);
  expect(clearOfField(fieldAt(700), STACK, { ...WINDOW, side: 'bottom' })).toBe(800 - 700 + 8);
  expect(clearOfField(fieldAt(40), STACK, { ...WINDOW, side: 'top' })).toBe(84 + 8);
});

it('toasts and the field that is edited stay at the edge where the field leaves no room beyond it', () => {
  const tall = { ...fieldAt(20), bottom: 780 };
  expect(clearOfField(tall, STACK, { ...WINDOW, side: 'bottom' })).toBe(24);
});
