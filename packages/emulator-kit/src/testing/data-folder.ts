import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Makes an empty folder for the running test, which is removed after it. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'forgeline-emulator-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
