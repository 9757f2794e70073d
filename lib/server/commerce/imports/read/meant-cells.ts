import type { Content } from './column';

/** What people write for no units, in stock. */
const SOLD_OUT =
  /^(?:ausverkauft|vergriffen|sold out|out of stock|épuisée?s?|(?:en )?rupture(?: de stock)?)$/i;
/** `>100`: more than a shop counts, which is at least that. */
const AT_LEAST = /^>\s*(?=\d)/;
const PIECES =
  /(?<=\d)\s*(?:each|ea|pieces?|pcs?|units?|stück|stueck|stk|stck|st|pièces?|pces?|unités?)\.?$/i;
/** `2-3 Tage`: the later day is the one that is kept. Of terms, `30 Tage netto`. */
const DAYS =
  /^(?:\d+\s*(?:-|–|bis|to|à)\s*)?(\d+)\s*(?:(?:business |working )?days?|(?:werk|arbeits)?tage?n?|j(?:ours?)?(?: ouvr(?:ables|és))?)?\.?(?: net(?:to|s)?)?$/i;
const STOCK_FIELDS: ReadonlySet<string> = new Set(['quantity', 'available']);

/** Returns the number that a cell of units or days means, as text: of `ausverkauft` 0, of `12 Stk` 12; any other cell as it is. */
export function meantNumber(field: string, content: Content, cell: string): string {
  if (content === 'days') return DAYS.exec(cell)?.[1] ?? cell;
  if (content !== 'count') return cell;
  const isStock = STOCK_FIELDS.has(field);
  if (isStock && SOLD_OUT.test(cell)) return '0';
  return (isStock ? cell.replace(AT_LEAST, '') : cell).replace(PIECES, '');
}

const ON_REQUEST =
  /^(?:(?:preis )?auf anfrage|a\.\s?a\.|(?:price )?on request|price upon request|upon request|por|(?:prix )?sur (?:demande|devis))$/i;

/** Returns whether a price says that there is one on request alone. */
export const isOnRequest = (cell: string): boolean => ON_REQUEST.test(cell);

/** A picture as a computer has it: `bilder\PS-1000.jpg`, `C:\bilder\PS-1000.jpg`; never an address. */
const PICTURE_PATH =
  /^(?![a-z][a-z+.-]+:)(?:.*[\\/])?([^\\/]+\.(?:jpe?g|png|webp|gif|tiff?|bmp|avif|heic|svg))$/i;
const STORED = /^\/(?:files\/|placeholder)/;

/** Returns the name of the file that a path ends with; null for an address. */
export function pictureName(value: string): string | null {
  return STORED.test(value) ? null : (PICTURE_PATH.exec(value)?.[1] ?? null);
}

/** Sums are written below a table: `Zwischensumme`, `Gesamtbetrag`, `Sous-total`; `TOTAL-5` may be an article. */
const SUM = /^(?:(?:zwischen)?summen?|gesamt\p{L}*|(?:sub|sous-)?tota(?:ls?|ux)|sum|sommes?)(?=$|[\s:.(=])/iu;

const WORDS_OF_NUMBER_MAX = 3;
const HEADED_MIN = 4;

/**
 * Returns whether a row of a table of several columns is a title, `Pinces` above its tools, or a line below the table: a text alone that is no
 * number of an article.
 */
export function isTitle(cells: readonly string[], headed: number): boolean {
  const [text, ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (text === undefined || others.length > 0 || headed < HEADED_MIN || text.includes('@')) return false;
  if (!/\p{L}{2}/u.test(text)) return false;
  return !/\d/.test(text) || text.split(/\s+/).length > WORDS_OF_NUMBER_MAX;
}

/** Returns whether a row is a sum, by its first filled cell and where it names what rows are about. */
export function isSum(cells: readonly string[], keyPlace: number): boolean {
  const place = cells.findIndex((cell) => cell.trim() !== '');
  const key = keyPlace === place ? '' : (cells[keyPlace] ?? '').trim();
  return place >= 0 && key === '' && SUM.test((cells[place] ?? '').trim());
}
