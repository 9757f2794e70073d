import 'server-only';
import * as fontkit from 'fontkit';
import { log } from '@/lib/server/platform/log';

/** Parts of fontkit that its types lack, and pdfkit uses. */
type Subset = fontkit.Subset & {
  glyf: Buffer[];
  loca: { offsets: number[]; version: number };
  hmtx: { metrics: { advance: number; bearing: number }[] };
  offset: number;
  _addGlyph(glyph: number): void;
};
type StoredPoint = { x: number; y: number; copy(): StoredPoint };
type StoredGlyph = { points?: StoredPoint[]; components?: { glyphID: number }[]; isWeighted?: true };
type Positions = { applyAnchor(mark: { markAnchor: unknown }, base: unknown, at: number): void };
type OpenFont = Omit<fontkit.Font, 'createSubset'> & {
  variationCoords: number[] | null;
  _variationProcessor: { transformPoints(glyph: number, points: StoredPoint[]): void } | null;
  _transformedGlyphs: StoredGlyph[];
  createSubset(): Subset;
  _layoutEngine: { engine: { GPOSProcessor?: Positions } | null };
};

type Point = { x: number; y: number; isOnCurve: boolean };

function contoursOf({ commands }: fontkit.Path): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([]);
    for (let at = 0; at + 1 < args.length; at += 2) {
      const [x = 0, y = 0] = [args[at], args[at + 1]].map((value) => Math.round(value ?? 0));
      contours.at(-1)?.push({ x, y, isOnCurve: at === args.length - 2 });
    }
  }
  return contours.filter((points) => points.length > 0);
}

/** Returns an outline as a glyph of the `glyf` table: simple, without instructions, every step in two bytes. */
function encodeOutline(path: fontkit.Path): Buffer {
  const contours = contoursOf(path);
  const points = contours.flat();
  if (points.length === 0) return Buffer.alloc(0);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const steps = (values: number[]) => values.map((value, at) => value - (values[at - 1] ?? 0));
  let last = -1;
  const ends = contours.map((contour) => {
    last += contour.length;
    return last;
  });
  const words = [
    ...[contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    ...ends,
    0,
  ];
  const size = 2 * words.length + 5 * points.length;
  const glyph = Buffer.alloc(size + ((4 - (size % 4)) % 4));
  let at = 0;
  for (const word of words) at = glyph.writeUInt16BE(word & 0xffff, at);
  for (const { isOnCurve } of points) at = glyph.writeUInt8(isOnCurve ? 1 : 0, at);
  for (const step of [...steps(xs), ...steps(ys)]) at = glyph.writeUInt16BE(step & 0xffff, at);
  return glyph;
}

/** fontkit 2.0.4 cannot read letters that are made of others once a font has a weight: they are all read before. */
function setWeight(font: OpenFont, weight: number): void {
  const axis = font.variationAxes.wght;
  const isDefault = !axis || axis.default === weight;
  const weighted: OpenFont = Object.assign(Object.create(font), {
    variationCoords: isDefault ? null : [weight],
  });
  const { _variationProcessor } = weighted;
  Object.defineProperty(font, '_variationProcessor', { value: null, writable: true });
  font.getGlyph(0);
  font._variationProcessor = _variationProcessor;
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints) => {
    weighOutline(font, id);
    return withLetters(getGlyph(id, codePoints), codePoints);
  };
}

/**
 * fontkit 2.0.4 keeps a glyph as it was first read, without its letter if that was as a part of another: where an ü came before
 * any u, no u of the document could be searched for or copied.
 */
function withLetters(glyph: fontkit.Glyph, codePoints: number[] | undefined): fontkit.Glyph {
  const isUnnamed = codePoints !== undefined && codePoints.length > 0 && glyph.codePoints.length === 0;
  return isUnnamed ? Object.assign(glyph, { codePoints }) : glyph;
}

/** Gives the outline of a letter the font's weight: fontkit 2.0.4 does so except in WOFF2 files. */
function weighOutline(font: OpenFont, id: number): void {
  const glyph = font._transformedGlyphs[id];
  if (!glyph || glyph.isWeighted) return;
  glyph.isWeighted = true;
  for (const { glyphID } of glyph.components ?? []) weighOutline(font, glyphID);
  const [first] = glyph.points ?? [];
  if (!glyph.points || !first) return;
  // Four more, for the metrics of the letter, belong to every outline.
  const extra = Array.from({ length: 4 }, () => Object.assign(first.copy(), { endContour: true }));
  font._variationProcessor?.transformPoints(id, [...glyph.points, ...extra]);
}

/** fontkit 2.0.4 fails on marks that have no place on a letter; they stay where they are. */
function allowMarksWithoutPlace({ _layoutEngine }: OpenFont): void {
  const positions = _layoutEngine.engine?.GPOSProcessor;
  if (!positions) return;
  const apply = positions.applyAnchor.bind(positions);
  positions.applyAnchor = (mark, base, at) => {
    if (base && mark.markAnchor) apply(mark, base, at);
  };
}

function plainLayout(
  font: fontkit.Font,
  text: string,
): Pick<fontkit.GlyphRun, 'glyphs' | 'positions' | 'advanceWidth'> {
  const glyphs = font.glyphsForString(text);
  const positions = glyphs.map(({ advanceWidth }) => ({
    xAdvance: advanceWidth,
    yAdvance: 0,
    xOffset: 0,
    yOffset: 0,
  }));
  return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) };
}

/**
 * Opens a WOFF2 file in one weight, for pdfkit to embed under a name that no other has. What is embedded has its glyphs written
 * anew from their outlines: fontkit 2.0.4 fails on those of variable fonts, and copies the wrong bytes of a WOFF2 file.
 */
export function openFont(file: Buffer, { weight, name }: { weight: number; name: string }): fontkit.Font {
  const font = fontkit.create(file) as unknown as OpenFont;
  setWeight(font, weight);
  allowMarksWithoutPlace(font);
  const layout = font.layout.bind(font);
  const createSubset = font.createSubset.bind(font);
  return Object.defineProperties(font, {
    postscriptName: { value: name },
    layout: {
      value: (text: string, features?: string[]) => {
        try {
          return layout(text, features);
        } catch (cause) {
          // Letters that no language puts together so: a document with them as they are is better than none.
          log().warn({ error: cause, font: name }, 'a text could not be shaped');
          return plainLayout(font, text);
        }
      },
    },
    createSubset: {
      value: () => {
        const subset = createSubset();
        subset._addGlyph = (id) => {
          const glyph = font.getGlyph(id);
          const outline = encodeOutline(glyph.path);
          subset.glyf.push(outline);
          subset.loca.version = 1;
          subset.loca.offsets.push(subset.offset);
          subset.hmtx.metrics.push({
            advance: Math.round(glyph.advanceWidth),
            bearing: Math.round(glyph.bbox.minX),
          });
          subset.offset += outline.length;
        };
        return subset;
      },
    },
  });
}
