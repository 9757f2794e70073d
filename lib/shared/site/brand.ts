/** Replaced by another manufacturer's own; the tagline is in the texts, `shell`. */
export const BRAND = {
  name: 'Forgeline',
  contactEmail: 'hello@forgeline.example',
  phone: '+1 (555) 010-4420',
  address: '400 Foundry Row, Cleveland, OH 44113',
  copyrightYear: 2022,
} as const;

/** ISO 4217, and the provider's lower-case spelling. Prices are shown in dollars (product §9.1). */
export const CURRENCY = {
  code: 'USD',
  provider: 'usd',
  symbol: '$',
  locale: 'en-US',
  minorUnits: 2,
} as const;

/** For the browser's own controls: `--color-paper` in app/globals.css. */
export const THEME_COLORS = { light: '#f5f5f2', dark: '#101215' } as const;
