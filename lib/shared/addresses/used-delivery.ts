import { z } from 'zod';
import type { DeliveryAddress } from './address-text';

const text = z.string();
const fieldsSchema = z.object({
  ...{ company: text, name: text, street: text, addition: text, postalCode: text, city: text },
  ...{ region: text, country: text, phone: text, reference: text },
} satisfies Record<keyof DeliveryAddress, typeof text>);

export const usedDeliverySchema = z.object({
  address: z.string(),
  phone: z.string(),
  /** The label of an address of one's company. */
  title: z.string().optional(),
  /** Those it was written from, of an order in a shop that charges. */
  fields: fieldsSchema.optional(),
});
export type UsedDelivery = z.infer<typeof usedDeliverySchema>;

const USED_MAX = 10;

/** The same for texts of one address, however they are spaced and in whichever case. */
export function addressKey(address: string): string {
  return address
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s,]+/g, ' ')
    .trim();
}

/** The first of each address, with the phone that went with it. */
export function distinctDeliveries(deliveries: readonly UsedDelivery[]): UsedDelivery[] {
  const byAddress = new Map<string, UsedDelivery>();
  for (const { address, phone, fields } of deliveries) {
    const key = addressKey(address);
    if (key !== '' && !byAddress.has(key)) byAddress.set(key, { address, phone, ...(fields && { fields }) });
  }
  return [...byAddress.values()].slice(0, USED_MAX);
}
