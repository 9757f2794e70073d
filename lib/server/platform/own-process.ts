import { setFlagsFromString } from 'node:v8';

/**
 * After a full collection the engine lets the heap grow by this much of what is in use until the next one. By default it grows
 * to two to four times that as long as the machine has memory. Measured: 150 % takes some 80 MB less under load and no more
 * of the processor, 60 % some 160 MB less and a third more of it (bench/README.md).
 */
export const HEAP_GROWTH_FLAG = '--heap-growing-percent';
const PERCENT = 150;

export function limitHeapGrowth(): void {
  setFlagsFromString(`${HEAP_GROWTH_FLAG}=${PERCENT}`);
}

const END_AFTER_MS = 200;

/** The demo and test stacks hold a pipe to this process; when they die in any way, so does the store. */
export function endWithParent(): void {
  process.stdin.on('end', () => setTimeout(() => process.exit(0), END_AFTER_MS));
  process.stdin.resume();
}
