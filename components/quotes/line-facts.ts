/** The data of a tool that a line of the quote form shows. */
export type LineFacts = { name: string; sku: string; image: string; price?: number };

/** Picks these facts from a tool or a search hit. */
export function lineFacts({ name, sku, image, price }: LineFacts): LineFacts {
  return { name, sku, image, ...(price === undefined ? {} : { price }) };
}
