import 'server-only';
import { z } from 'zod';
import { wholeNumberText } from '@/lib/shared/numbers/number-fields.schema';

export const url = z.url();
export const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true');
export const count = wholeNumberText(1, 100_000);
export const hours = z.coerce.number().max(24 * 365);
export const key = z.string().min(32, 'must be at least 32 characters');

/** Values separated by commas. */
export function listOf(value: z.ZodString) {
  return z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    )
    .pipe(z.array(value));
}
