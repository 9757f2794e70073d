import type { Db } from 'mongodb';

export type MigrationContext = {
  db: Db;
  /** Aborts when another process may have taken over; call `throwIfAborted` between batches. */
  signal: AbortSignal;
};

/** docs/operations.md, "Migrations". May be cut short and run again: each write selects what has the old shape. */
export type Migration = {
  id: number;
  name: string;
  /**
   * Once this is applied, servers that know no migration with this number refuse to start, where others would misread the
   * data or harm it. Never this migration's own number or a later one: servers of the release before go on, and may be
   * restarted, while it is replaced.
   */
  oldestServer?: number;
  up: (context: MigrationContext) => Promise<void>;
};

/** Returns the name of its file: `0001-what-changes`. */
export function migrationLabel({ id, name }: Pick<Migration, 'id' | 'name'>): string {
  return `${String(id).padStart(4, '0')}-${name}`;
}
