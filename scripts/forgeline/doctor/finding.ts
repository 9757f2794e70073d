export type Finding = {
  status: 'ok' | 'warn' | 'fail';
  subject: string;
  text: string;
  todo?: string;
};

export function findingLine({ status, subject, text, todo }: Finding): string {
  return `${status.padEnd(4)}  ${subject}: ${text}${todo ? `. ${todo}` : ''}`;
}

export function causeOf(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.split('\n', 1)[0] ?? '';
}
