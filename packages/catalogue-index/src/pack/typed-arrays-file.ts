import { createHash, type Hash } from 'node:crypto';
import {
  closeSync,
  fstatSync,
  fsyncSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { endianness } from 'node:os';

/**
 * A file of typed arrays: a line with this name, the length of the plan as 32 bits, the plan in JSON, the bytes of the arrays in its order, and
 * the SHA-256 of all before. Written and read synchronously, so in a thread of its own.
 */
const NAME = Buffer.from(`forgeline typed arrays 1 ${endianness()}\n`);
const LENGTH_BYTES = 4;
const HASH_BYTES = 32;
/** No writing takes this long. */
const ABANDONED_MS = 10 * 60_000;

const KINDS = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array };
type Kind = keyof typeof KINDS;
type Planned = { $array: Kind; length: number };
type Plan = { head: unknown; value: unknown };

/** Thrown for a file that is damaged, or none of these. */
export class UnreadableFileError extends Error {}

function kindOf(array: object): Kind {
  const kind = array.constructor.name;
  if (kind in KINDS) return kind as Kind;
  throw new TypeError(`${kind} is not a kind of array that can be written.`);
}

function isPlanned(value: object): value is Planned {
  return '$array' in value;
}

function mapParts(
  value: unknown,
  isLeaf: (part: object) => boolean,
  replace: (part: object) => unknown,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isLeaf(value)) return replace(value);
  if (Array.isArray(value)) return value.map((part) => mapParts(part, isLeaf, replace));
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, mapParts(part, isLeaf, replace)]),
  );
}

function put(file: number, hash: Hash, bytes: Uint8Array): void {
  hash.update(bytes);
  for (let from = 0; from < bytes.length; ) from += writeSync(file, bytes, from);
}

function writeAll(file: number, head: unknown, value: unknown): void {
  const arrays: Uint8Array[] = [];
  const planned = mapParts(value, ArrayBuffer.isView, (part) => {
    const array = part as Uint8Array;
    arrays.push(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
    return { $array: kindOf(array), length: array.length } satisfies Planned;
  });
  const plan = Buffer.from(JSON.stringify({ head, value: planned } satisfies Plan));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(plan.length);
  const hash = createHash('sha256');
  for (const bytes of [NAME, length, plan, ...arrays]) put(file, hash, bytes);
  writeSync(file, hash.digest());
  fsyncSync(file);
}

/** Opens a file that no other process is writing. Returns undefined where one is; what a process that was killed left is replaced. */
function openNew(path: string): number | undefined {
  try {
    // What customers do not see may be in it: only the user that serves the store reads it.
    return openSync(path, 'wx', 0o600);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age < ABANDONED_MS) return;
    rmSync(path, { force: true });
    return openNew(path);
  }
}

/**
 * Typed arrays as bytes, everything else as JSON, with a `head` that identifies it. Readers see the former file or all of
 * the new one; where another process is writing it, that one does. Throws the errors of the file system.
 */
export function writeTypedArrays(path: string, head: unknown, value: unknown): void {
  const unfinished = `${path}.new`;
  const file = openNew(unfinished);
  if (file === undefined) return;
  try {
    try {
      writeAll(file, head, value);
    } finally {
      closeSync(file);
    }
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

function fill<Bytes extends Uint8Array>(file: number, hash: Hash, bytes: Bytes): Bytes {
  for (let from = 0; from < bytes.length; ) {
    const read = readSync(file, bytes, from, bytes.length - from, null);
    if (read === 0) throw new UnreadableFileError('it ends too early');
    from += read;
  }
  hash.update(bytes);
  return bytes;
}

function readPlan(file: number, hash: Hash): Plan {
  if (!fill(file, hash, Buffer.alloc(NAME.length)).equals(NAME))
    throw new UnreadableFileError('it has another form');
  const length = fill(file, hash, Buffer.alloc(LENGTH_BYTES)).readUInt32LE();
  if (length > fstatSync(file).size) throw new UnreadableFileError('it ends too early');
  const json = fill(file, hash, Buffer.alloc(length)).toString();
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new UnreadableFileError('its plan is none', { cause });
  }
}

/** Undefined where there is no file, or `accepts` is false for its head. Throws `UnreadableFileError`. */
export function readTypedArrays<Value>(
  path: string,
  accepts: (head: unknown) => boolean,
): { head: unknown; value: Value } | undefined {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  try {
    const hash = createHash('sha256');
    const { head, value } = readPlan(file, hash);
    if (!accepts(head)) return;
    const size = fstatSync(file).size;
    const read = mapParts(value, isPlanned, (part) => {
      const { $array: kind, length } = part as Planned;
      const bytes = length * (KINDS[kind]?.BYTES_PER_ELEMENT ?? Number.NaN);
      if (!(bytes <= size)) throw new UnreadableFileError('its plan is none');
      return new KINDS[kind](fill(file, hash, new Uint8Array(bytes)).buffer);
    });
    const own = hash.digest();
    if (!fill(file, createHash('sha256'), Buffer.alloc(HASH_BYTES)).equals(own))
      throw new UnreadableFileError('its hash is another one');
    return { head, value: read as Value };
  } finally {
    closeSync(file);
  }
}
