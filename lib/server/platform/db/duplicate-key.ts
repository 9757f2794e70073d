import 'server-only';
import { MongoServerError } from 'mongodb';

const DUPLICATE_KEY = 11000;

/** `field`: a whole dotted name. */
export function isDuplicateKey(error: unknown, field?: string): boolean {
  if (!(error instanceof MongoServerError) || error.code !== DUPLICATE_KEY) return false;
  if (field === undefined) return true;
  const pattern: unknown = error.keyPattern;
  if (typeof pattern === 'object' && pattern !== null) return field in pattern;
  return error.message.includes(field);
}
