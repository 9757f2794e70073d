import { AppError } from '@/lib/shared/messages/errors';

type Days = { from?: string | undefined; to?: string | undefined };

/** Reads by these days; by the usual ones where they are none that it covers, as in an edited address. */
export async function readInRange<Value>(
  read: (days: Days) => Promise<Value>,
  days: Days,
): Promise<{ value: Value; isOutOfRange: boolean }> {
  try {
    return { value: await read(days), isOutOfRange: false };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'validation-failed') throw error;
    return { value: await read({}), isOutOfRange: true };
  }
}
