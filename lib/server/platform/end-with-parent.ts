import 'server-only';

const END_AFTER_MS = 200;

/** The demo and test stacks hold a pipe to this process; when they die in any way, so does the store. */
export function endWithParent(): void {
  process.stdin.on('end', () => setTimeout(() => process.exit(0), END_AFTER_MS));
  process.stdin.resume();
}
