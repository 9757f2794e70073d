import { readFileSync } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf, syncFolder, takeDataFolder } from '@forgeline/emulator-kit/data-folder';

export type Change = { kind: string; id: string; value: unknown };

/** Append-only; a line has all changes of one call. An incomplete last line was never acknowledged. */
export class Journal {
  private pending: string[] = [];
  private flushing: Promise<void> | undefined;
  private failure: Error | undefined;

  private constructor(
    private readonly folder: string,
    private readonly file: FileHandle,
    private readonly release: () => void,
  ) {}

  /** Passes each line to `replay`, then rewrites the file from `snapshot`. Throws DataFolderError. */
  static async open(
    folder: string,
    replay: (changes: Change[]) => void,
    snapshot: () => Change[],
  ): Promise<Journal> {
    const release = takeDataFolder(folder);
    try {
      const path = join(folder, 'journal.jsonl');
      const lines = readIfThere(path).split('\n');
      lines.pop();
      lines.forEach((line, index) => {
        try {
          replay(JSON.parse(line) as Change[]);
        } catch {
          throw new Error(`Line ${index + 1} of ${path} is damaged.`);
        }
      });
      const file = await open(`${path}.new`, 'w', 0o600);
      const changes = snapshot();
      await file.writeFile(changes.map((change) => `${JSON.stringify([change])}\n`).join(''));
      await file.sync();
      await rename(`${path}.new`, path);
      await syncFolder(folder);
      return new Journal(folder, file, release);
    } catch (error) {
      release();
      throw error;
    }
  }

  append(changes: Change[]): void {
    if (changes.length > 0) this.pending.push(`${JSON.stringify(changes)}\n`);
  }

  /** Resolves when every change so far is on disk. Throws if a write failed, and always from then on. */
  async flushed(): Promise<void> {
    while (this.flushing || this.pending.length > 0) {
      this.flushing ??= this.flush().finally(() => {
        this.flushing = undefined;
      });
      await this.flushing;
    }
    if (this.failure) throw this.failure;
  }

  async close(): Promise<void> {
    try {
      await this.flushed();
    } finally {
      await this.file.close();
      await rm(join(this.folder, 'journal.jsonl.new'), { force: true });
      this.release();
    }
  }

  private async flush(): Promise<void> {
    const lines = this.pending.splice(0);
    if (this.failure) return;
    try {
      await this.file.appendFile(lines.join(''));
      await this.file.datasync();
    } catch (error) {
      this.failure = new Error(`The data folder ${this.folder} cannot be written: ${reasonOf(error)}.`);
    }
  }
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
