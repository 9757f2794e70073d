import { svgDocument } from '../kit/frame';
import { ellipse, group, path, rect, resetIds } from '../kit/svg';
import { body } from './body';
import { hairBehind, hairOver, helmet } from './hair';
import { head } from './head';
import { HAIRS, type Portrait, SKINS } from './wardrobe';

export type Crop = 'tall' | 'square';

const CROPS: Record<Crop, { viewBox: string; width: number; height: number }> = {
  tall: { viewBox: '32 50 416 520', width: 720, height: 900 },
  square: { viewBox: '50 62 380 380', width: 320, height: 320 },
};

/** A person from the shoulders up, as a complete SVG document. */
export function drawPortrait(portrait: Portrait, crop: Crop): string {
  resetIds();
  const { viewBox, width, height } = CROPS[crop];
  const person =
    hairBehind(portrait) +
    body(portrait) +
    head(portrait) +
    hairOver(portrait) +
    (portrait.helmet === undefined ? '' : helmet(portrait.helmet));
  const art =
    rect(0, 0, 480, 640, 'url(#backdrop)') +
    ellipse(170, 190, 190, 190, '#fff', { opacity: 0.28, filter: 'url(#haze)' }) +
    group({ filter: 'url(#cast)' }, person);
  return svgDocument(viewBox, width, height, art, definitions(portrait));
}

/** The portrait of a person without a picture: the same card, a plain figure. */
export function drawUnknownPerson(crop: Crop): string {
  resetIds();
  const { viewBox, width, height } = CROPS[crop];
  const art =
    rect(0, 0, 480, 640, '#d8d6cf') +
    path(
      'M240,150C292,150 314,190 314,244C314,306 284,356 240,356C196,356 166,306 166,244C166,190 188,150 240,150Z',
      '#a7a69f',
    ) +
    path('M20,640C20,450 110,372 240,372C370,372 460,450 460,640Z', '#a7a69f');
  return svgDocument(viewBox, width, height, art);
}

function definitions({ skin, hair, backdrop }: Portrait): string {
  const [light, middle, shade] = SKINS[skin];
  const [bright, dark] = HAIRS[hair];
  const stop = (offset: number, color: string, opacity = 1) =>
    `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`;
  return (
    `<radialGradient id="skin" gradientUnits="userSpaceOnUse" cx="208" cy="216" r="180">${stop(0, light)}${stop(0.55, middle)}${stop(1, shade)}</radialGradient>` +
    `<linearGradient id="hair" x1="0.1" y1="0" x2="0.8" y2="1">${stop(0, bright)}${stop(0.45, dark)}${stop(1, dark)}</linearGradient>` +
    `<linearGradient id="backdrop" x1="0" y1="0" x2="1" y2="1">${stop(0, backdrop[0])}${stop(1, backdrop[1])}</linearGradient>` +
    `<linearGradient id="fold" x1="0" y1="0" x2="1" y2="0.4">${stop(0, '#fff', 0.22)}${stop(0.45, '#fff', 0)}${stop(1, '#000', 0.32)}</linearGradient>` +
    veil('shade', shade) +
    veil('light', light) +
    veil('blush', '#d9614a') +
    veil('white', '#fff') +
    '<filter id="haze" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="60"/></filter>' +
    '<filter id="cast" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur in="SourceAlpha" stdDeviation="16"/><feOffset dx="14" dy="10"/><feComponentTransfer><feFuncA type="linear" slope="0.28"/></feComponentTransfer><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>'
  );
}

/** A soft spot without an edge, for an ellipse that a clip may cut (a blur would bleed over it). */
function veil(name: string, color: string): string {
  return `<radialGradient id="veil-${name}"><stop offset="0" stop-color="${color}"/><stop offset="0.5" stop-color="${color}" stop-opacity="0.5"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
}
