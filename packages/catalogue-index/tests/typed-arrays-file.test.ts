import { mkdtemp, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readTypedArrays, UnreadableFileError, writeTypedArrays } from '#pack/typed-arrays-file';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forgeline-arrays-'));
  file = path.join(folder, 'arrays');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const VALUE = {
  count: 3,
  bytes: new Uint8Array([1, 2, 255]),
  part: new Uint8Array([9, 8, 7, 6]).subarray(1, 3),
  nested: { figures: new Float64Array([0.5, Number.NaN, -0]), names: ['a', 'ü'] },
  list: [new Uint32Array([4_000_000_000]), new Uint16Array(0), new Int32Array([-1])],
};
const any = () => true;

it('a file of typed arrays is read as it was written, arrays in memory of their own', () => {
  writeTypedArrays(file, { about: 1 }, VALUE);
  const read = readTypedArrays<typeof VALUE>(file, any);
  expect(read).toEqual({ head: { about: 1 }, value: VALUE });
  expect(read?.value.part.byteOffset).toBe(0);
});

it('reading typed arrays returns undefined where there is no file, or its head is not accepted', () => {
  expect(readTypedArrays(file, any)).toBeUndefined();
  writeTypedArrays(file, { about: 1 }, VALUE);
  expect(readTypedArrays(file, (head) => (head as { about: number }).about === 2)).toBeUndefined();
});

it('a file of typed arrays is refused if it was cut short anywhere, or a byte differs', async () => {
  writeTypedArrays(file, { about: 1 }, VALUE);
  const bytes = await readFile(file);
  for (let at = 0; at < bytes.length; at += 1) {
    const damaged = Buffer.from(bytes);
    damaged.writeUInt8(damaged.readUInt8(at) ^ 1, at);
    await writeFile(file, damaged);
    expect(() => readTypedArrays(file, any)).toThrow(UnreadableFileError);
    await writeFile(file, bytes);
    await truncate(file, at);
    expect(() => readTypedArrays(file, any)).toThrow(UnreadableFileError);
  }
});

it('a file of typed arrays replaces the former one, and only its owner may read it', async () => {
  writeTypedArrays(file, 1, { bytes: new Uint8Array(100) });
  writeTypedArrays(file, 2, VALUE);
  expect(readTypedArrays(file, any)?.head).toBe(2);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('a file of typed arrays that another process is writing is left to it, unless that ended long ago', async () => {
  writeTypedArrays(file, 1, VALUE);
  await writeFile(`${file}.new`, 'half');
  writeTypedArrays(file, 2, VALUE);
  expect(readTypedArrays(file, any)?.head).toBe(1);
  const longAgo = new Date(Date.now() - 3_600_000);
  await utimes(`${file}.new`, longAgo, longAgo);
  writeTypedArrays(file, 3, VALUE);
  expect(readTypedArrays(file, any)?.head).toBe(3);
});

it('writing typed arrays leaves nothing behind where it fails', async () => {
  expect(() => writeTypedArrays(file, 1, { big: new BigInt64Array(1) })).toThrow(TypeError);
  await expect(stat(`${file}.new`)).rejects.toThrow('ENOENT');
  expect(() => writeTypedArrays(path.join(folder, 'missing', 'file'), 1, VALUE)).toThrow('ENOENT');
});
