import { expect, it } from 'vitest';
import { type CostlyFile, costlyFile } from '@/lib/server/platform/cache/costly-files';

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = ({ bytes }: CostlyFile) => new TextDecoder().decode(bytes);

it('a file is made once a version, for all requests meanwhile', async () => {
  let made = 0;
  const get = (version: string) =>
    costlyFile('once', version, async () => {
      made += 1;
      return bytes(`${version} ${made}`);
    }).then(textOf);
  expect(await Promise.all([get('a'), get('a'), get('a')])).toEqual(['a 1', 'a 1', 'a 1']);
  expect([await get('a'), await get('b'), await get('b')]).toEqual(['a 1', 'b 2', 'b 2']);
  const again = (version: string) => costlyFile('once', version, async () => bytes('c'));
  expect([(await again('b')).wasCached, (await again('c')).wasCached]).toEqual([true, false]);
});

it('files are made one at a time, also after one that cannot be made', async () => {
  let underWay = 0;
  let most = 0;
  const make = async (): Promise<Uint8Array> => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise(setImmediate);
    underWay -= 1;
    return bytes('made');
  };
  const failing = costlyFile('fails', '1', async () => {
    await make();
    throw new Error('no picture');
  });
  const others = Promise.all([1, 2, 3].map((number) => costlyFile(`one at a time ${number}`, '1', make)));
  await expect(failing).rejects.toThrow('no picture');
  expect((await others).map(textOf)).toEqual(['made', 'made', 'made']);
  expect(most).toBe(1);
  expect(textOf(await costlyFile('fails', '1', make))).toBe('made');
});

it('beyond twenty that wait, further ones are refused, and those made before are still sent', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await costlyFile('before', '1', async () => bytes('before'));
  const waiting = Array.from({ length: 20 }, (_, index) =>
    costlyFile(`waits ${index}`, '1', async () => {
      await held;
      return bytes('waited');
    }),
  );
  await expect(costlyFile('one more', '1', async () => bytes('no'))).rejects.toMatchObject({
    code: 'too-many-requests',
  });
  expect(textOf(await costlyFile('before', '1', async () => bytes('no')))).toBe('before');
  release();
  await Promise.all(waiting);
  expect(textOf(await costlyFile('one more', '1', async () => bytes('now')))).toBe('now');
});
