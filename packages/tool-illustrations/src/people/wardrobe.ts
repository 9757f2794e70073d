/** Colours and cuts that portraits choose from. */

export type Skin = readonly [light: string, middle: string, shade: string];

export const SKINS = {
  porcelain: ['#fbdfcc', '#eebf9f', '#c98d6c'],
  fair: ['#f6d0b2', '#e3ab84', '#b97d58'],
  olive: ['#ecc197', '#cf9a6b', '#9c6a42'],
  tan: ['#dca878', '#ba8051', '#85552f'],
  brown: ['#b67c4f', '#8f5a34', '#5f381d'],
  deep: ['#8d5a3a', '#693e26', '#412414'],
} as const satisfies Record<string, Skin>;

export const HAIRS = {
  black: ['#3d3a3a', '#17161a'],
  darkBrown: ['#5b4030', '#2c1d15'],
  brown: ['#82593a', '#4a2f1d'],
  auburn: ['#a8552e', '#62280f'],
  blond: ['#e6c384', '#a67c3e'],
  grey: ['#c5c8cb', '#7e8388'],
  white: ['#eff0ef', '#b4b8ba'],
} as const;

export type HairStyle =
  | 'short'
  | 'side'
  | 'buzz'
  | 'bald'
  | 'bob'
  | 'long'
  | 'bun'
  | 'curly'
  | 'afro'
  | 'ponytail'
  | 'scarf';

export type Wear = 'jacket' | 'shirt' | 'coat' | 'overall' | 'vest' | 'blazer';

export type Portrait = {
  skin: keyof typeof SKINS;
  hair: keyof typeof HAIRS;
  style: HairStyle;
  wear: Wear;
  /** Cloth of the garment, and of a scarf. */
  cloth: string;
  backdrop: readonly [string, string];
  beard?: 'full' | 'short' | 'moustache';
  glasses?: 'round' | 'square' | 'safety';
  helmet?: string;
  /** Share of the usual width of the face. */
  width?: number;
  lined?: boolean;
  feminine?: boolean;
};
