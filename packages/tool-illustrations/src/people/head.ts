import { smooth } from '../kit/outline';
import { circle, clipped, ellipse, group, line, path, rect, stroke } from '../kit/svg';
import { HAIRS, type Portrait, SKINS } from './wardrobe';

/** Eyes that are not brown go with light hair and skin. */
const IRISES: Partial<Record<Portrait['skin'], string>> = { porcelain: '#4d7396', fair: '#5c7a5a' };

/** The face looks at the viewer; its middle is at 240, 255 of a card of 480 × 600. */

const HEAD =
  '164,232 168,184 196,152 240,143 284,152 312,184 316,232 310,288 292,332 264,360 240,366 216,360 188,332 170,288';
const HEAD_SOFT =
  '168,232 172,184 198,152 240,143 282,152 308,184 312,232 304,286 284,328 258,358 240,364 222,358 196,328 176,286';

export function headOutline({ feminine }: Portrait): string {
  return smooth(feminine ? HEAD_SOFT : HEAD);
}

/** Ears, head, features and beard. */
export function head(portrait: Portrait): string {
  const [, middle, shade] = SKINS[portrait.skin];
  const outline = headOutline(portrait);
  const ear = (x: number) =>
    ellipse(x, 258, 15, 26, middle) + ellipse(x, 260, 8, 16, shade, { opacity: 0.45 });
  return (
    (portrait.style === 'scarf' ? '' : ear(164) + ear(316)) +
    path(outline, 'url(#skin)') +
    clipped(
      outline,
      ellipse(330, 280, 90, 170, 'url(#veil-shade)', { opacity: 0.7 }),
      ellipse(240, 396, 130, 74, 'url(#veil-shade)', { opacity: 0.8 }),
      ellipse(196, 292, 44, 34, 'url(#veil-blush)', { opacity: 0.26 }),
      ellipse(284, 292, 44, 34, 'url(#veil-blush)', { opacity: 0.26 }),
      ellipse(208, 190, 76, 52, 'url(#veil-white)', { opacity: 0.32 }),
      beard(portrait),
    ) +
    features(portrait)
  );
}

function features(portrait: Portrait): string {
  const [, , shade] = SKINS[portrait.skin];
  const lips = portrait.feminine ? '#a8564a' : shade;
  return (
    eye(206, portrait) +
    eye(274, portrait) +
    brow(portrait) +
    path('M246,232C256,262 262,284 254,294C248,301 232,301 226,294', 'none', {
      stroke: shade,
      'stroke-width': 4.5,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }) +
    ellipse(237, 280, 16, 24, 'url(#veil-light)', { opacity: 0.8 }) +
    path('M206,320Q240,350 274,320Q240,331 206,320Z', '#fdfbf7') +
    path('M204,319Q240,352 276,319', 'none', {
      stroke: lips,
      'stroke-width': portrait.feminine ? 5 : 4.5,
      'stroke-linecap': 'round',
    }) +
    path('M204,319Q222,318 240,322Q258,318 276,319', 'none', {
      stroke: lips,
      'stroke-width': portrait.feminine ? 4.5 : 3.5,
      'stroke-linecap': 'round',
    }) +
    (portrait.lined
      ? [-1, 1]
          .map(
            (s) =>
              stroke(`M${240 + s * 46},286Q${240 + s * 58},304 ${240 + s * 52},322`, shade, 2.6, {
                opacity: 0.5,
              }) +
              stroke(`M${240 + s * 52},262Q${240 + s * 64},262 ${240 + s * 70},256`, shade, 2.2, {
                opacity: 0.5,
              }),
          )
          .join('') + stroke('M208,196Q240,190 272,196', shade, 2.2, { opacity: 0.35 })
      : '') +
    spectacles(portrait)
  );
}

function eye(x: number, { skin, hair, feminine }: Portrait): string {
  const [, , shade] = SKINS[skin];
  const pale = hair === 'black' || hair === 'darkBrown' ? undefined : IRISES[skin];
  const iris = pale ?? '#4a2d18';
  const lid = `M${x - 17},253Q${x},${feminine ? 234 : 237} ${x + 17},253`;
  return (
    path(`${lid}Q${x},266 ${x - 17},253Z`, '#fffdf9') +
    clipped(
      `${lid}Q${x},266 ${x - 17},253Z`,
      circle(x, 251, 9, iris),
      circle(x, 251, 4.4, '#0f0d0c'),
      circle(x - 3, 247, 2.6, '#fff'),
    ) +
    path(lid, 'none', { stroke: '#231812', 'stroke-width': feminine ? 5 : 3.6, 'stroke-linecap': 'round' }) +
    stroke(`M${x - 14},262Q${x},270 ${x + 14},261`, shade, 2, { opacity: 0.4 })
  );
}

function brow({ hair, feminine, style }: Portrait): string {
  const color = style === 'scarf' ? '#2c1d15' : HAIRS[hair][1];
  const width = feminine ? 6 : 9;
  return (
    stroke('M184,230Q200,216 226,224', color, width, { opacity: 0.9 }) +
    stroke('M254,224Q280,216 296,230', color, width, { opacity: 0.9 })
  );
}

function beard({ beard: kind, hair }: Portrait): string {
  if (kind === undefined) return '';
  const [light, dark] = HAIRS[hair];
  const moustache = smooth('200,318 212,304 240,302 268,304 280,318 260,316 240,312 220,316');
  const full = `${smooth('158,262 172,268 184,296 204,304 240,300 276,304 296,296 308,268 322,262 318,340 280,384 240,392 200,384 162,340')}${smooth('204,318 240,326 276,318 266,340 240,348 214,340')}`;
  if (kind === 'moustache') return path(moustache, dark);
  if (kind === 'short') return path(full, dark, { 'fill-rule': 'evenodd', opacity: 0.5 });
  return (
    path(full, dark, { 'fill-rule': 'evenodd' }) +
    group(
      { opacity: 0.35 },
      ...Array.from({ length: 12 }, (_, i) => stroke(`M${176 + i * 12},346q4,14 0,30`, light, 2.5)),
    )
  );
}

function spectacles({ glasses }: Portrait): string {
  if (glasses === undefined) return '';
  const frame = glasses === 'safety' ? '#ffc629' : '#1b1d20';
  const lens = (x: number) =>
    glasses === 'round'
      ? circle(x, 253, 28, '#dff1ff', { 'fill-opacity': 0.16, stroke: frame, 'stroke-width': 5 })
      : rect(x - 30, 232, 60, 42, '#dff1ff', glasses === 'safety' ? 18 : 9, {
          'fill-opacity': 0.18,
          stroke: frame,
          'stroke-width': 5,
        });
  return (
    lens(206) +
    lens(274) +
    path('M234,248Q240,243 246,248', 'none', { stroke: frame, 'stroke-width': 5 }) +
    line(178, 246, 164, 242, frame, 5) +
    line(302, 246, 316, 242, frame, 5) +
    path('M188,244L200,236M256,244L268,236', 'none', {
      stroke: '#fff',
      'stroke-width': 4,
      opacity: 0.6,
      'stroke-linecap': 'round',
    })
  );
}
