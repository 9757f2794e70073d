import { z } from 'zod';
import { wholeNumberText } from '@/lib/shared/numbers/number-fields.schema';

export type SettingDoc = {
  text: string;
  /** A value as an operator might write it, where the default does not show that. */
  example?: string;
  /** Its default is what shop.config.ts says. */
  isOfShop?: boolean;
};

type SettingMeta = SettingDoc & { isSecret: boolean };

const registry = z.registry<SettingMeta>();

export function documented<S extends z.ZodType>(schema: S, doc: SettingDoc): S {
  // A clone, since some settings share one schema.
  const own = schema.clone();
  registry.add(own, { ...doc, isSecret: false });
  return own;
}

/** Its value may also be in a file, which `<NAME>_FILE` names. */
export function secret<S extends z.ZodType>(schema: S, doc: SettingDoc): S {
  const own = schema.clone();
  registry.add(own, { ...doc, isSecret: true });
  return own;
}

/** A setting that the store's own commands set; not documented for operators. */
export function storeOnly<S extends z.ZodType>(schema: S): S {
  return schema;
}

export function docOf(schema: z.ZodType): SettingMeta | undefined {
  return registry.get(schema);
}

export const url = z.url();
export const flag = z
  .enum(['0', '1', 'true', 'false'])
  .transform((value) => value === '1' || value === 'true');
export const count = wholeNumberText(1, 100_000);
export const hours = z.coerce.number().max(24 * 365);
export const key = z.string().min(32, 'must be at least 32 characters');

/** Values separated by commas. */
export function listOf(value: z.ZodString) {
  return z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    )
    .pipe(z.array(value));
}
