import { z } from 'zod';
import type { Language } from '../../../shared/site/translations';
import { accentProblems } from '../brand/accent-colors';
import { isTimeZone } from '../config/time-zone';

const LINE_BREAKS = /[\p{Cc}\u2028\u2029]/u;
const line = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((text) => !LINE_BREAKS.test(text), 'must be one line without control characters');
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
const LOCALE = /^[a-z]{2}-[A-Z]{2}$/;
/** Which there are translations for is asked of their files (shop-folder.ts). */
const language = z.string().regex(/^[a-z]{2}$/, 'must be a language such as en');

/** The page at which a carrier shows a parcel. */
const trackingPage = z
  .url({ protocol: /^https$/, error: 'must be an https address' })
  .refine((url) => url.includes('{number}'), 'must contain {number}');

const CARRIER_KEY = /^[a-z][a-z0-9-]{0,19}$/;

const carriers = z
  .record(z.string(), z.strictObject({ name: line.max(40), url: trackingPage.optional() }))
  .refine(
    (known) => Object.keys(known).every((key) => CARRIER_KEY.test(key) && key !== 'other'),
    "must be named by small letters, digits and hyphens, and not 'other', which is always there",
  );

const returns = z.strictObject({
  windowDays: z.int().min(0).max(3650).optional(),
  address: z.string().trim().min(1).max(500).optional(),
  instructions: z.record(language, z.string().trim().min(1).max(2000)).optional(),
});

const DEFAULT_EMAIL = 'hello@shop.example';

/** What a shop says of itself; each field that it leaves out has the store's default. */
const fieldsSchema = z.strictObject({
  name: line.refine((name) => name.length <= 60, 'must have at most 60 letters').default('Tool Shop'),
  contact: z
    .strictObject({
      email: z.email().default(DEFAULT_EMAIL),
      phone: line.default('+1 (555) 010-0100'),
      address: line.default('1 Workshop Street, Springfield'),
      security: z
        .union([z.email(), z.url({ protocol: /^https$/ })], {
          error: 'must be an e-mail address or an https address',
        })
        .optional(),
    })
    .prefault({}),
  legal: z
    .strictObject({
      name: line.optional(),
      taxId: line.nullable().default(null),
      register: line.nullable().default(null),
      directors: z.array(line).max(20).default([]),
    })
    .prefault({}),
  copyrightYear: z.union([z.int().min(1900).max(2200), z.literal('now')]).default('now'),
  currency: z
    .string()
    .refine((code) => CURRENCIES.has(code), 'must be a code of ISO 4217 such as EUR')
    .default('USD'),
  languages: z
    .record(language, z.string().regex(LOCALE, 'must be a language and a country: de-AT'))
    .refine((languages) => Object.keys(languages).length > 0, 'must have one at least')
    .refine(
      (languages) =>
        Object.entries(languages).every(([language, locale]) => locale?.startsWith(`${language}-`)),
      'must name each language with a country of its own: de: "de-AT"',
    )
    .default({ en: 'en-US', de: 'de-DE' }),
  catalogueLanguage: language.transform((code) => code as Language).optional(),
  timeZone: z.string().refine(isTimeZone, 'must be a time zone such as America/New_York').default('UTC'),
  registrationEmails: z.enum(['specification', 'any']).default('any'),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, { error: 'must be a color such as #0f7bd1', abort: true })
    .superRefine((accent, context) => {
      for (const message of accentProblems(accent)) context.addIssue({ code: 'custom', message });
    })
    .default('#0f7bd1'),
  showName: z.boolean().default(true),
  pages: z
    .strictObject({
      blog: z.boolean().default(false),
      portfolio: z.boolean().default(false),
      reviews: z.boolean().default(true),
      engineers: z.boolean().default(false),
      newsletter: z.boolean().default(true),
      quickOrder: z.boolean().default(true),
    })
    .prefault({}),
  carriers: carriers.optional(),
  returns: returns.optional(),
  /** Its own schema needs the currency, so that it is checked where it is read (commerce/trade/current-trade.ts). */
  trade: z.unknown().optional(),
});

export const shopConfigSchema = fieldsSchema
  .refine(
    ({ languages, catalogueLanguage }) => !catalogueLanguage || Object.hasOwn(languages, catalogueLanguage),
    { path: ['catalogueLanguage'], error: 'must be one of the languages' },
  )
  .transform(({ contact, legal, ...config }) => ({
    ...config,
    contact: { ...contact, security: contact.security ?? contact.email },
    legal: { ...legal, name: legal.name ?? config.name },
  }));

/** The fields of a shop.config.ts: what differs from the store's defaults. */
export type ShopSettings = z.input<typeof shopConfigSchema>;

/** For `shop.config.ts`, which imports it as `forgeline/shop`: editors then know the fields. */
export function defineShop(settings: ShopSettings): ShopSettings {
  return settings;
}

export type ShopConfig = z.output<typeof shopConfigSchema>;

/** Returns the whole configuration, or a line for each mistake, with the field. */
export function parseShopConfig(settings: unknown): { config: ShopConfig } | { problems: string[] } {
  const { data, error } = shopConfigSchema.safeParse(settings);
  if (data) return { config: data };
  return { problems: error.issues.map(({ path, message }) => `${path.join('.') || 'shop'}: ${message}`) };
}
