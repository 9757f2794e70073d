/** Ends this process once its readers have taken what it printed: `process.exit` alone loses what a slow one has not. */
export function exitWhenPrinted(code: number): void {
  process.stdout.write('', () => process.stderr.write('', () => process.exit(code)));
}
