import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readTypedArrays, writeTypedArrays } from '#pack/typed-arrays-file';
import type { PackedCatalogue } from '#packed-catalogue';

/** The file in which a packed catalogue outlasts its process, and the database it belongs to. */
export type SnapshotPlace = { file: string; database: string };
/** A packed catalogue, with all changes of tools until `readFrom`, in milliseconds; later ones may be missing. */
export type CatalogueSnapshot = { readFrom: number; packed: PackedCatalogue };

type Head = { code: string; database: string; readFrom: number };

/** Identifies the code in `script`: what other code packed may mean something else. */
function codeOf(script: string): string {
  return createHash('sha256').update(readFileSync(script)).digest('hex');
}

/** Stores a catalogue that the code in `script` packed. Throws the errors of the file system. */
export function writeSnapshot(
  place: SnapshotPlace,
  script: string,
  { readFrom, packed }: CatalogueSnapshot,
): void {
  const head: Head = { code: codeOf(script), database: place.database, readFrom };
  writeTypedArrays(place.file, head, packed);
}

/** Undefined where nothing is stored, or by other code, or of another database. Throws `UnreadableFileError`. */
export function readSnapshot(place: SnapshotPlace, script: string): CatalogueSnapshot | undefined {
  const code = codeOf(script);
  const accepts = (head: unknown) => {
    const stored = head as Partial<Head> | null;
    return stored?.code === code && stored.database === place.database && Number.isFinite(stored.readFrom);
  };
  const read = readTypedArrays<PackedCatalogue>(place.file, accepts);
  return read && { readFrom: (read.head as Head).readFrom, packed: read.value };
}
