import { element, num } from './svg';

type Stop = readonly [offset: number, color: string];

/**
 * How light runs over a round bar of each material, from its upper edge to its lower: the band of the key light, the
 * core shadow, and the light thrown back from the ground.
 */
const ROUND = {
  chrome: [
    [0, '#5f656b'],
    [0.07, '#aab0b5'],
    [0.2, '#ffffff'],
    [0.31, '#eceef0'],
    [0.44, '#9ba1a7'],
    [0.55, '#565c62'],
    [0.64, '#7e858b'],
    [0.84, '#d3d7da'],
    [1, '#6f757b'],
  ],
  steel: [
    [0, '#7c8288'],
    [0.16, '#d2d6d9'],
    [0.3, '#f6f7f7'],
    [0.5, '#c2c6ca'],
    [0.74, '#8b9197'],
    [0.9, '#a9aeb3'],
    [1, '#6a7076'],
  ],
  dark: [
    [0, '#1f2225'],
    [0.14, '#4d5358'],
    [0.26, '#868d93'],
    [0.38, '#565c61'],
    [0.62, '#2c2f32'],
    [0.88, '#3c4145'],
    [1, '#181a1c'],
  ],
  rubber: [
    [0, '#26292c'],
    [0.16, '#44494e'],
    [0.28, '#5a6066'],
    [0.46, '#393d41'],
    [0.8, '#202326'],
    [0.93, '#2b2e32'],
    [1, '#15171a'],
  ],
  yellow: [
    [0, '#c48a00'],
    [0.14, '#f7bd13'],
    [0.27, '#ffe07a'],
    [0.42, '#fbc115'],
    [0.75, '#dd9f00'],
    [0.92, '#e9ab05'],
    [1, '#a37000'],
  ],
  red: [
    [0, '#861710'],
    [0.15, '#d73a2b'],
    [0.28, '#f48577'],
    [0.44, '#d5301f'],
    [0.8, '#a31d12'],
    [1, '#74110a'],
  ],
  wood: [
    [0, '#8d5d2c'],
    [0.15, '#cd9a5c'],
    [0.3, '#efcf9d'],
    [0.5, '#d6a566'],
    [0.82, '#a8733a'],
    [1, '#7c4f23'],
  ],
  brass: [
    [0, '#7d5f1c'],
    [0.18, '#d9b65b'],
    [0.3, '#fbeab0'],
    [0.5, '#cda544'],
    [0.8, '#93701f'],
    [1, '#705312'],
  ],
  nylon: [
    [0, '#b9b8b2'],
    [0.25, '#ffffff'],
    [0.5, '#eeede8'],
    [0.85, '#c7c5be'],
    [1, '#a9a79f'],
  ],
  aluminium: [
    [0, '#9ea3a8'],
    [0.2, '#e7e9eb'],
    [0.34, '#fbfbfb'],
    [0.6, '#d3d6d9'],
    [1, '#989da3'],
  ],
  iron: [
    [0, '#2b3036'],
    [0.18, '#58616a'],
    [0.32, '#77818b'],
    [0.55, '#4a525a'],
    [0.85, '#343a41'],
    [1, '#23272c'],
  ],
  blue: [
    [0, '#123a63'],
    [0.16, '#2f6ea8'],
    [0.28, '#6fa3d2'],
    [0.46, '#2b66a0'],
    [0.8, '#184878'],
    [1, '#0e2f52'],
  ],
  plastic: [
    [0, '#5a6067'],
    [0.16, '#868d95'],
    [0.3, '#a5abb2'],
    [0.5, '#7d848c'],
    [0.85, '#585e66'],
    [1, '#42474e'],
  ],
} as const satisfies Record<string, readonly Stop[]>;

/** How a flat plate of each material changes from its lit corner to the far one. */
const FLAT: Record<Material, readonly Stop[]> = {
  chrome: [
    [0, '#f7f8f8'],
    [0.35, '#cfd3d6'],
    [0.5, '#eef0f1'],
    [0.72, '#b3b8bc'],
    [1, '#d6d9dc'],
  ],
  steel: [
    [0, '#e6e8ea'],
    [0.45, '#c6cace'],
    [0.6, '#d8dbde'],
    [1, '#aab0b5'],
  ],
  dark: [
    [0, '#62686e'],
    [0.5, '#40454a'],
    [1, '#2c3034'],
  ],
  rubber: [
    [0, '#4a4f55'],
    [0.55, '#34383d'],
    [1, '#26292d'],
  ],
  yellow: [
    [0, '#ffd042'],
    [0.5, '#f7b90c'],
    [1, '#e2a300'],
  ],
  red: [
    [0, '#e5503f'],
    [0.5, '#cf3223'],
    [1, '#ad2216'],
  ],
  wood: [
    [0, '#e3bb80'],
    [0.5, '#cf9d5e'],
    [1, '#b07b42'],
  ],
  brass: [
    [0, '#ecd38a'],
    [0.5, '#cfa848'],
    [1, '#a98530'],
  ],
  nylon: [
    [0, '#fdfdfb'],
    [0.6, '#eceae4'],
    [1, '#d8d6cf'],
  ],
  aluminium: [
    [0, '#f4f5f6'],
    [0.5, '#dcdfe2'],
    [1, '#c2c7cb'],
  ],
  iron: [
    [0, '#68727c'],
    [0.5, '#4c555e'],
    [1, '#3a4148'],
  ],
  blue: [
    [0, '#3d7bb5'],
    [0.5, '#2a629b'],
    [1, '#1b4a7b'],
  ],
  plastic: [
    [0, '#9aa1a9'],
    [0.5, '#7e858d'],
    [1, '#656c74'],
  ],
};

export type Material = keyof typeof ROUND;

/**
 * `lying`: a round bar along x. `standing`: a round bar along y. `flat`: a plate. `sheet`: a plate made of several
 * shapes, which all show the same reflections because the paint is fixed to the drawing, not to the shape.
 */
export type Shading = 'lying' | 'standing' | 'flat' | 'sheet';

/** The paint of a material, for `fill` or `stroke`. */
export function paint(material: Material, shading: Shading = 'lying'): string {
  return `url(#${material}-${shading})`;
}

/** The gradients that `paint` names. */
export function materialDefinitions(): string {
  return (Object.keys(ROUND) as Material[])
    .flatMap((material) => [
      gradient(`${material}-lying`, ROUND[material], 0, 1),
      gradient(`${material}-standing`, ROUND[material], 1, 0),
      gradient(`${material}-flat`, FLAT[material], 1, 1),
      sheet(`${material}-sheet`, FLAT[material]),
    ])
    .join('');
}

function gradient(id: string, stops: readonly Stop[], x2: number, y2: number): string {
  return element(
    'linearGradient',
    { id, x1: 0, y1: 0, x2, y2 },
    ...stops.map(([offset, color]) => `<stop offset="${num(offset)}" stop-color="${color}"/>`),
  );
}

function sheet(id: string, stops: readonly Stop[]): string {
  return element(
    'linearGradient',
    { id, gradientUnits: 'userSpaceOnUse', spreadMethod: 'reflect', x1: -60, y1: -90, x2: 190, y2: 90 },
    ...stops.map(([offset, color]) => `<stop offset="${num(offset)}" stop-color="${color}"/>`),
  );
}
