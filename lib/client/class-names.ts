export type ClassValue = string | false | null | undefined;

const SPACING = ['', 'x', 'y', 's', 'e', 't', 'b'];
const WIDER_SPACING: Record<string, string[]> = { '': SPACING, x: ['x', 's', 'e'], y: ['y', 't', 'b'] };

/** Utilities of one name each set one thing: `h-9` and `h-auto` the height. */
const BY_NAME =
  /^(m[xysetb]?|p[xysetb]?|min-[hw]|max-[hw]|[hwz]|size|gap-[xy]|gap|inset-[xy]|inset|top|bottom|start|end|basis|order|opacity|leading|tracking|aspect|line-clamp|grid-cols|items|justify-items|justify-self|justify|self|place-items|whitespace|overflow-[xy]|overflow|shadow|duration|ease|animate|bg|underline-offset)-/;

/** Names that set what several others do as well. */
const WIDER: Record<string, string[]> = {
  size: ['size', 'h', 'w'],
  gap: ['gap', 'gap-x', 'gap-y'],
  inset: ['inset', 'inset-x', 'inset-y', 'top', 'bottom', 'start', 'end'],
  'inset-x': ['inset-x', 'start', 'end'],
  'inset-y': ['inset-y', 'top', 'bottom'],
  overflow: ['overflow', 'overflow-x', 'overflow-y'],
  'text-size': ['text-size', 'leading'],
  flex: ['flex', 'shrink', 'grow', 'basis'],
  'line-clamp': ['line-clamp', 'display', 'overflow'],
  'border-width': ['border-width', ...[...'xysetb'].map((side) => `border-${side}`)],
  'border-x': ['border-x', 'border-s', 'border-e'],
  'border-y': ['border-y', 'border-t', 'border-b'],
  rounded: ['rounded', ...[...'setb'].map((side) => `rounded-${side}`)],
};

const PATTERNS: readonly [pattern: RegExp, sets: string][] = [
  [
    /^(block|inline|inline-block|flex|inline-flex|grid|inline-grid|hidden|contents|table|table-[a-z-]+)$/,
    'display',
  ],
  [/^(static|fixed|absolute|relative|sticky)$/, 'position'],
  [/^(not-)?sr-only$/, 'sr-only'],
  [/^flex-(row|col)/, 'flex-direction'],
  [/^flex-(wrap|nowrap)/, 'flex-wrap'],
  [/^flex-/, 'flex'],
  [/^shrink(-|$)/, 'shrink'],
  [/^grow(-|$)/, 'grow'],
  [/^text-(start|center|end)$/, 'text-align'],
  [/^text-(balance|pretty|wrap|nowrap)$/, 'text-wrap'],
  [
    /^text-(\d?x[sl]|2xs|sm|base|lg|\dxl|display|headline|title|\[[\d.]+(rem|px|em)\]|\[clamp.*)$/,
    'text-size',
  ],
  [/^text-/, 'text-color'],
  [/^font-(sans|mono)$/, 'font-family'],
  [/^font-/, 'font-weight'],
  [/^(no-underline|underline)$/, 'underline'],
  [/^rounded(-(none|sm|md|lg|full))?$/, 'rounded'],
  [/^rounded-s(-|$)/, 'rounded-s'],
  [/^rounded-e(-|$)/, 'rounded-e'],
  [/^rounded-t(-|$)/, 'rounded-t'],
  [/^rounded-b(-|$)/, 'rounded-b'],
  [/^border-(dashed|solid)$/, 'border-style'],
  [/^border-(collapse|separate)$/, 'border-collapse'],
  [/^list-(none|disc|decimal)$/, 'list-style'],
  [/^decoration-\d$/, 'decoration-thickness'],
  [/^decoration-/, 'decoration-color'],
  [/^border(-\d)?$/, 'border-width'],
  [/^border-[xysetb](-\d)?$/, 'border-side'],
  [/^border-/, 'border-color'],
];

/** What a utility sets, without its variants: `md:hover:bg-ink` the background. Itself, where nothing else is like it. */
function nameOf(utility: string): string {
  const plain = utility.replace(/^-/, '');
  const named = PATTERNS.find(([pattern]) => pattern.test(plain))?.[1];
  const name = named ?? BY_NAME.exec(plain)?.[1] ?? plain;
  return name === 'border-side' ? plain.replace(/-\d$/, '') : name;
}

function whatItSets(utility: string): string[] {
  const name = nameOf(utility);
  const spacing = /^([mp])([xysetb]?)$/.exec(name);
  if (spacing) {
    const [, kind = '', side = ''] = spacing;
    return (WIDER_SPACING[side] ?? [side]).map((other) => kind + other);
  }
  return WIDER[name] ?? [name];
}

/** `md:hover:` and the utility it stands before; a colon in brackets belongs to a value. */
function split(token: string): [variants: string, utility: string] {
  const cut = token.replace(/\[[^\]]*\]/g, (value) => '.'.repeat(value.length)).lastIndexOf(':') + 1;
  return [token.slice(0, cut), token.slice(cut)];
}

function join(classes: string): string {
  const tokens = classes.split(/\s+/).filter(Boolean);
  const set = new Set<string>();
  const kept: string[] = [];
  for (const token of tokens.reverse()) {
    const [variants, utility] = split(token);
    if (set.has(variants + nameOf(utility))) continue;
    for (const name of whatItSets(utility)) set.add(variants + name);
    kept.push(token);
  }
  return kept.reverse().join(' ');
}

/** Components write down their classes, so there are only so many; what is joined once is not looked at again. */
const joined = new Map<string, string>();

/**
 * Joins Tailwind classes; of two that set the same thing under the same conditions the later one counts. It knows the
 * utilities this shop overrides, which makes it a twentieth of tailwind-merge: every page loads it.
 */
export function classNames(...classes: ClassValue[]): string {
  const given = classes.filter(Boolean).join(' ');
  const known = joined.get(given);
  if (known !== undefined) return known;
  const result = join(given);
  joined.set(given, result);
  return result;
}
