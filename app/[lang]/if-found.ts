import 'server-only';
import { AppError } from '@/lib/shared/messages/errors';

/** Returns what is read, or null where there is nothing of the kind. Throws what reading throws besides `not-found`. */
export async function ifFound<Result>(read: Promise<Result>): Promise<Result | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}
