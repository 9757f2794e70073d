export type LineFacts = { name: string; sku: string; image: string; price?: number };

export function lineFacts({ name, sku, image, price }: LineFacts): LineFacts {
  return { name, sku, image, ...(price === undefined ? {} : { price }) };
}
