import { contrast, hexOf, type Oklch, oklchOf } from './colors';

/** The grounds under accents: the tokens of the same names in app/globals.css. */
export const GROUNDS = {
  light: { paper: '#f5f5f2', surface: '#ffffff', steel: '#15181c' },
  dark: { paper: '#101215', surface: '#181b1f', steel: '#0b0d0f' },
} as const;

export type AccentColors = {
  accent: string;
  /** Under the pointer, and where an accent is a thin line. */
  strong: string;
  onAccent: string;
  /** The accent as text on the band that is dark in both themes. */
  onSteel: string;
  light: { ink: string; wash: string };
  dark: { ink: string; wash: string };
};

/** The least contrast of text (WCAG 2.2, 1.4.3). */
const TEXT_CONTRAST = 4.5;
const DARK_TEXT = GROUNDS.light.steel;
const TEXTS = [DARK_TEXT, '#ffffff', '#000000'] as const;

/** How colors follow from an accent: a share of its chroma, turned by some degrees, in a lightness of their own. */
const STRONG = { step: 0.05115, chroma: 0.99146, turn: -1.90686 };
const TINTS = {
  light: {
    ink: { lightness: 0.47913, chroma: 0.59625, turn: -5.7873 },
    wash: { lightness: 0.96689, chroma: 0.2826, turn: 6.38926 },
  },
  dark: {
    ink: { lightness: 0.88315, chroma: 0.86393, turn: 2.50368 },
    wash: { lightness: 0.27175, chroma: 0.22552, turn: 3.62092 },
  },
};
/** Below this lightness nobody sees that a color is darker still, and below that one not that it is lighter. */
const DARKEST_WITH_DARKER = 0.35;
const DARKEST = 0.15;
const STEP = 0.01;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const tint = (accent: Oklch, { lightness, chroma, turn }: (typeof TINTS)['light']['ink']): Oklch => ({
  lightness,
  chroma: accent.chroma * chroma,
  hue: accent.hue + radians(turn),
});

const isReadable = (text: string, grounds: readonly string[]) =>
  grounds.every((ground) => contrast(text, ground) >= TEXT_CONTRAST);

function readable(color: Oklch, grounds: readonly string[], step: number): string {
  let { lightness } = color;
  while (!isReadable(hexOf({ ...color, lightness }), grounds) && (step < 0 ? lightness > 0 : lightness < 1))
    lightness += step;
  return hexOf({ ...color, lightness });
}

function strongOf(accent: Oklch, onAccent: string): string {
  const { step, chroma, turn } = STRONG;
  const lighterBy = (change: number) =>
    hexOf(tint(accent, { lightness: Math.max(accent.lightness, DARKEST) + change, chroma, turn }));
  const darker = lighterBy(-step);
  const isDarker = accent.lightness >= DARKEST_WITH_DARKER && isReadable(onAccent, [darker]);
  return isDarker ? darker : lighterBy(step);
}

function inTheme(accent: Oklch, theme: 'light' | 'dark'): AccentColors['light'] {
  const { paper, surface } = GROUNDS[theme];
  const wash = hexOf(tint(accent, TINTS[theme].wash));
  const ink = tint(accent, TINTS[theme].ink);
  return { wash, ink: readable(ink, [paper, surface, wash], theme === 'light' ? -STEP : STEP) };
}

export function accentColors(given: string): AccentColors {
  const hex = given.toLowerCase();
  const accent = oklchOf(hex);
  const onAccent = TEXTS.find((text) => isReadable(text, [hex])) ?? DARK_TEXT;
  const { steel } = GROUNDS.light;
  return {
    accent: hex,
    strong: strongOf(accent, onAccent),
    onAccent,
    onSteel: isReadable(hex, [steel]) ? hex : readable(accent, [steel], STEP),
    light: inTheme(accent, 'light'),
    dark: inTheme(accent, 'dark'),
  };
}

export type AccentPair = { text: string; color: string; ground: string; groundColor: string };

export function accentPairs(colors: AccentColors): AccentPair[] {
  const on = (text: string, color: string, grounds: Record<string, string>): AccentPair[] =>
    Object.entries(grounds).map(([ground, groundColor]) => ({ text, color, ground, groundColor }));
  return [
    ...on('on-accent', colors.onAccent, { accent: colors.accent, 'accent-strong': colors.strong }),
    ...(['light', 'dark'] as const).flatMap((theme) => [
      ...on('accent-on-steel', colors.onSteel, { [`steel (${theme})`]: GROUNDS[theme].steel }),
      ...on('accent-ink', colors[theme].ink, {
        [`paper (${theme})`]: GROUNDS[theme].paper,
        [`surface (${theme})`]: GROUNDS[theme].surface,
        [`accent-wash (${theme})`]: colors[theme].wash,
      }),
    ]),
  ];
}

/** A button is seen on a page by its lightness, or by its color where the page is gray. */
const LEAST_CONTRAST = 1.2;
const LEAST_CHROMA = 0.05;

export function accentProblems(accent: string): string[] {
  const colors = accentColors(accent);
  const unreadable = accentPairs(colors)
    .filter(({ color, groundColor }) => !isReadable(color, [groundColor]))
    .map(({ text, ground }) => `${text} cannot be read on ${ground}`);
  if (oklchOf(accent).chroma >= LEAST_CHROMA) return unreadable;
  const unseen = (['light', 'dark'] as const).flatMap((theme) =>
    (['paper', 'surface'] as const)
      .filter((ground) => contrast(colors.accent, GROUNDS[theme][ground]) < LEAST_CONTRAST)
      .map((ground) => `buttons cannot be seen on ${ground} (${theme}, ${GROUNDS[theme][ground]})`),
  );
  return [...unreadable, ...unseen];
}
