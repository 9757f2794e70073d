import { AppError } from '@/lib/shared/messages/errors';

/** Null instead of `not-found`; other errors are thrown. */
export async function ifFound<Result>(read: Promise<Result>): Promise<Result | null> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return null;
    throw error;
  }
}
