/** What one check found, and what to do about it. */
export type Finding = {
  status: 'ok' | 'warn' | 'fail';
  /** What was checked. */
  subject: string;
  text: string;
  todo?: string;
};

/** Returns one line. */
export function findingLine({ status, subject, text, todo }: Finding): string {
  return `${status.padEnd(4)}  ${subject}: ${text}${todo ? `. ${todo}` : ''}`;
}

/** Returns what went wrong, for a line. */
export function causeOf(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.split('\n', 1)[0] ?? '';
}
