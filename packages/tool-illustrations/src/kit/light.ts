import { group } from './svg';

/**
 * Light for shapes that are not round bars. The outline is blurred into a height map and lit from the upper left, in
 * picture space, so that every part of every picture is lit from the same side however it is turned.
 */
const EDGES = [2, 4, 8, 14, 22] as const;
export type Edge = (typeof EDGES)[number];

/** Children with rounded edges; `edge` is how far the rounding reaches in. */
export function bevel(edge: Edge, ...children: string[]): string {
  return group({ filter: `url(#bevel${edge})` }, ...children);
}

/** Children that lie on what is drawn before, with a small contact shadow. */
export function raised(...children: string[]): string {
  return group({ filter: 'url(#raised)' }, ...children);
}

export function blurred(...children: string[]): string {
  return group({ filter: 'url(#soft)' }, ...children);
}

/** The filters that `bevel`, `raised` and the frame name. */
export function lightDefinitions(): string {
  return EDGES.map(bevelFilter).join('') + RAISED + SHADOW + SOFT;
}

function bevelFilter(edge: Edge): string {
  return `<filter id="bevel${edge}" x="-15%" y="-15%" width="130%" height="130%" color-interpolation-filters="sRGB">
<feGaussianBlur in="SourceAlpha" stdDeviation="${edge}" result="height"/>
<feDiffuseLighting in="height" surfaceScale="${edge * 1.1}" diffuseConstant="1.12" lighting-color="#fff" result="diffuse"><feDistantLight azimuth="235" elevation="63"/></feDiffuseLighting>
<feComposite in="diffuse" in2="SourceGraphic" operator="arithmetic" k1="1" result="lit"/>
<feSpecularLighting in="height" surfaceScale="${edge * 1.1}" specularConstant="0.75" specularExponent="34" lighting-color="#fff" result="gloss"><feDistantLight azimuth="235" elevation="44"/></feSpecularLighting>
<feComposite in="gloss" in2="lit" operator="arithmetic" k2="0.8" k3="1" result="sum"/>
<feComposite in="sum" in2="SourceAlpha" operator="in"/></filter>`;
}

const RAISED = `<filter id="raised" x="-30%" y="-30%" width="170%" height="190%" color-interpolation-filters="sRGB">
<feGaussianBlur in="SourceAlpha" stdDeviation="5"/><feOffset dx="4" dy="8"/>
<feComponentTransfer><feFuncR type="linear" slope="0"/><feFuncG type="linear" slope="0"/><feFuncB type="linear" slope="0"/><feFuncA type="linear" slope="0.42"/></feComponentTransfer>
<feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;

const SHADOW = `<filter id="shadow" filterUnits="userSpaceOnUse" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">
<feGaussianBlur in="SourceAlpha" stdDeviation="26"/><feOffset dx="16" dy="38"/>
<feComponentTransfer result="far"><feFuncR type="linear" slope="0" intercept="0.13"/><feFuncG type="linear" slope="0" intercept="0.12"/><feFuncB type="linear" slope="0" intercept="0.1"/><feFuncA type="linear" slope="0.26"/></feComponentTransfer>
<feGaussianBlur in="SourceAlpha" stdDeviation="7"/><feOffset dx="5" dy="11"/>
<feComponentTransfer result="near"><feFuncR type="linear" slope="0" intercept="0.1"/><feFuncG type="linear" slope="0" intercept="0.1"/><feFuncB type="linear" slope="0" intercept="0.1"/><feFuncA type="linear" slope="0.3"/></feComponentTransfer>
<feMerge><feMergeNode in="far"/><feMergeNode in="near"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`;

const SOFT =
  '<filter id="soft" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="16"/></filter>';
