const PROPERTIES = new Set([
  ...['backgroundColor', 'color', 'fontFamily', 'fontSize', 'fontStyle', 'fontVariant', 'fontWeight'],
  ...['letterSpacing', 'lineHeight', 'padding', 'textAlign', 'textDecoration', 'textShadow', 'textTransform'],
]);
/** @type {Record<string, string>} */
const PSEUDO = {
  ':hover': ':hover',
  ':focus': ':focus',
  ':disabled': ':disabled',
  '::placeholder': '::placeholder',
  '::selection': '::selection',
  ':-webkit-autofill': ':-webkit-autofill',
};
const VARIANTS = {
  base: 'input',
  complete: 'input.complete',
  empty: 'input.empty',
  invalid: 'input.invalid',
};

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/**
 * Applies an Element's `style` (https://docs.stripe.com/js/appendix/style): only the properties that Stripe allows, and
 * each as a value, so that a page's style can never become another rule.
 * @param {Record<string, any>} style
 */
export function applyStyle(style) {
  sheet.replaceSync('');
  for (const [variant, selector] of Object.entries(VARIANTS)) {
    const given = style[variant];
    if (typeof given !== 'object' || given === null) continue;
    addRule(selector, given);
    for (const [pseudo, suffix] of Object.entries(PSEUDO)) {
      if (typeof given[pseudo] === 'object') addRule(`${selector}${suffix}`, given[pseudo]);
    }
    if (given.iconColor !== undefined) addIconRule(variant, given.iconColor);
  }
}

/** @param {string} selector @param {Record<string, unknown>} values */
function addRule(selector, values) {
  const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)];
  for (const [name, value] of Object.entries(values)) {
    if (!PROPERTIES.has(name)) continue;
    /** @type {CSSStyleRule} */ (rule).style.setProperty(
      name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      String(value),
    );
  }
}

/** @param {string} variant @param {unknown} color */
function addIconRule(variant, color) {
  const selector = variant === 'base' ? '.icon' : `.field:has(input.${variant}) .icon`;
  const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)];
  /** @type {CSSStyleRule} */ (rule).style.setProperty('color', String(color));
}

/**
 * Loads the fonts of `elements({fonts})`: a style sheet, or a font file by itself.
 * @param {{ cssSrc?: string, family?: string, src?: string, weight?: string, style?: string }[]} fonts
 */
export function loadFonts(fonts) {
  for (const { cssSrc, family, src, ...descriptors } of fonts) {
    if (cssSrc !== undefined) {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.href = cssSrc;
      document.head.append(link);
    } else if (family !== undefined && src !== undefined) {
      const face = new FontFace(family, src, descriptors);
      document.fonts.add(face);
      // A font that cannot be loaded leaves the next family of the list in its place.
      face.load().catch(() => document.fonts.delete(face));
    }
  }
}
