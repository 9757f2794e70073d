import { writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  appIcon,
  appleIcon,
  favicon,
  logoAnywhere,
  logoOnPaper,
  maskableIcon,
} from '@/lib/server/platform/brand/draw-logo';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'forgeline-brand-'));
  await mkdir(path.join(root, 'shop'));
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  vi.stubEnv('FORGELINE_SHOP', path.join(root, 'shop'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

const logo = (content: string, viewBox = '0 0 10 10') =>
  writeFileSync(
    path.join(root, 'shop', 'logo.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`,
  );
const GROUNDED =
  '<rect width="10" height="10" rx="2" fill="#0000ff"/><rect x="4" y="4" width="2" height="2" fill="#ff0000"/>';
const OPEN = '<circle cx="5" cy="5" r="4" fill="#008000"/>';
const LIGHT = '<circle cx="5" cy="5" r="4" fill="#ffffff"/>';

/** The colors of a picture at places from 0 to 1, as `#rrggbb`, or empty where it is transparent. */
async function colorsOf(picture: Buffer, ...places: (readonly [x: number, y: number])[]): Promise<string[]> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) => {
    const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 4;
    return data[at + 3] === 0 ? '' : `#${data.subarray(at, at + 3).toString('hex')}`;
  });
}
const CORNER = [0.001, 0.001] as const;
const MIDDLE = [0.5, 0.5] as const;

it('the favicon is an icon file of three pictures that are as large as they claim', async () => {
  logo(GROUNDED);
  const file = await favicon();
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
  const sides = await Promise.all(
    [0, 1, 2].map(async (entry) => {
      const at = 6 + 16 * entry;
      const [bytes, offset] = [file.readUInt32LE(at + 8), file.readUInt32LE(at + 12)];
      const { format, width, height } = await sharp(file.subarray(offset, offset + bytes)).metadata();
      expect([format, width, height]).toEqual(['png', file.readUInt8(at), file.readUInt8(at + 1)]);
      return width;
    }),
  );
  expect(sides).toEqual([16, 32, 48]);
  const last = file.readUInt32LE(6 + 32 + 8) + file.readUInt32LE(6 + 32 + 12);
  expect(last).toBe(file.length);
});

it('icons that systems cut continue the ground of a logo that has one', async () => {
  logo(GROUNDED);
  expect(await colorsOf(await appleIcon(), CORNER, MIDDLE)).toEqual(['#0000ff', '#ff0000']);
  expect(await colorsOf(await maskableIcon(512), CORNER, MIDDLE)).toEqual(['#0000ff', '#ff0000']);
});

it.each([
  ['white', OPEN, ['#ffffff', '#008000']],
  ['dark', LIGHT, ['#15181c', '#ffffff']],
])('icons that systems cut give a %s ground to one that has none', async (_, drawing, colors) => {
  logo(drawing);
  expect(await colorsOf(await appleIcon(), CORNER, MIDDLE)).toEqual(colors);
  expect(await colorsOf(await maskableIcon(512), CORNER, MIDDLE)).toEqual(colors);
});

it('icons that systems cut have the whole of a logo within the circle that is left', async () => {
  logo('<path d="M0 0h3v3h-3zM7 7h3v3h-3z" fill="#008000"/>');
  const edge = 0.5 - 0.4 * Math.SQRT1_2;
  const [outside, inside] = [edge - 0.005, edge + 0.01];
  expect(await colorsOf(await maskableIcon(512), [outside, outside], [inside, inside])).toEqual([
    '#ffffff',
    '#008000',
  ]);
});

it('the icon of the app is the logo alone, in the middle', async () => {
  logo('<rect width="20" height="10" fill="#0000ff"/>', '0 0 20 10');
  expect(await colorsOf(await appIcon(192), [0.5, 0.1], MIDDLE, [0.01, 0.5])).toEqual([
    '',
    '#0000ff',
    '#0000ff',
  ]);
});

it('the logo of documents and mails is on white in documents', async () => {
  logo(GROUNDED);
  expect(await colorsOf(await logoOnPaper(112), CORNER, MIDDLE)).toEqual(['#ffffff', '#ff0000']);
});

it('the logo of documents and mails is as wide as it is, and transparent around its own ground in mails', async () => {
  logo('<rect width="20" height="10" rx="3" fill="#0000ff"/>', '0 0 20 10');
  const picture = await logoAnywhere(84);
  expect(await sharp(picture).metadata()).toMatchObject({ width: 168, height: 84 });
});

it('the logo of documents and mails has a ground in mails, whose own may be dark', async () => {
  logo(OPEN);
  expect(await colorsOf(await logoAnywhere(84), CORNER, MIDDLE)).toEqual(['#ffffff', '#008000']);
});

it('the logo of documents and mails is the same bytes each time', async () => {
  logo(GROUNDED);
  expect(await logoOnPaper(112)).toEqual(await logoOnPaper(112));
});
