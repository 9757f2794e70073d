import { AppError } from '@/lib/shared/messages/errors';
import { causeOf } from './doctor/finding';

/** For operators: what these errors say is meant for buyers. */
const AWAY: Readonly<Record<string, string>> = {
  'payment-provider-unavailable': 'Stripe does not respond',
  'database-unavailable': 'The database does not respond',
};

function reasonsOf(error: Error): string[] {
  const errors = error instanceof AppError ? (error.errors ?? {}) : {};
  return Object.entries(errors).flatMap(([field, found]) => found.map((reason) => `  ${field}: ${reason}`));
}

/** Returns what a command prints of an error that ends it: of a refusal every reason in a line of its own. */
export function sayError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const away = error instanceof AppError ? AWAY[error.code] : undefined;
  if (away === undefined) return [error.message, ...reasonsOf(error)].join('\n');
  return `${away}${error.cause === undefined ? '' : ` (${causeOf(error.cause)})`}.`;
}
