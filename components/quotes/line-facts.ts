/** What a line of a request shows of its tool. */
export type LineFacts = { name: string; sku: string; image: string; price: number };

/** The facts of a tool or a search hit, and nothing else of it. */
export function lineFacts({ name, sku, image, price }: LineFacts): LineFacts {
  return { name, sku, image, price };
}
