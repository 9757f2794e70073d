import { z } from 'zod';
import { lineSchema, optionalLineSchema, optionalTextSchema } from '../calls/fields.schema';
import { issue } from '../messages/messages';
import { wholeNumberText } from '../numbers/number-fields.schema';
import { LANGUAGES } from '../site/languages';
import { savedFields } from './page.schema';

/** What admins arrange beside pages. */
export const SITE_PARTS = ['home', 'menu', 'footer'] as const;
export type SitePart = (typeof SITE_PARTS)[number];

/** The parts of the home page, in the order of product §2.2. */
export const HOME_SECTIONS = [
  'hero',
  'categories',
  'who',
  'latest',
  'statistics',
  'clients',
  'engineers',
  'contact',
] as const;
export type HomeSection = (typeof HOME_SECTIONS)[number];

/** What can be written in place of the store's own texts. */
export const REWRITABLE: Readonly<Record<HomeSection, readonly ('heading' | 'text')[]>> = {
  hero: ['heading', 'text'],
  categories: ['heading'],
  who: ['heading', 'text'],
  latest: ['heading', 'text'],
  statistics: [],
  clients: ['heading'],
  engineers: ['heading', 'text'],
  contact: ['heading', 'text'],
};

const HEADING_MAX_LENGTH = 120;
const TEXT_MAX_LENGTH = 500;
const LABEL_MAX_LENGTH = 40;
export const LINKS_MAX = 20;

const inLanguages = <Schema extends z.ZodType>(schema: Schema) =>
  z.partialRecord(z.enum(LANGUAGES.all), schema);

/** An empty one is the store's own. */
const sectionTextsSchema = z.strictObject({
  heading: optionalLineSchema(HEADING_MAX_LENGTH).optional(),
  text: optionalTextSchema(TEXT_MAX_LENGTH).optional(),
});

const sectionSchema = z.strictObject({
  key: z.enum(HOME_SECTIONS),
  isHidden: z.boolean().default(false),
  texts: inLanguages(sectionTextsSchema).optional(),
});

const revision = z.int().min(0);

/** Body of `PUT /api/site/home`: every section once, in their order. */
export const editHomeSchema = z.strictObject({
  sections: z
    .array(sectionSchema)
    .refine(
      (sections) =>
        sections.length === HOME_SECTIONS.length &&
        new Set(sections.map(({ key }) => key)).size === HOME_SECTIONS.length,
      issue('home-sections-invalid'),
    ),
  revision,
});
export type EditHome = z.output<typeof editHomeSchema>;

const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;

const linkAddressSchema = z
  .string()
  .trim()
  .max(500, issue('field-too-long'))
  .refine(
    (href) => OWN_PATH.test(href) || (href.startsWith('https://') && URL.canParse(href)),
    issue('link-invalid'),
  );
const linkLabelSchema = lineSchema('link-label-required', LABEL_MAX_LENGTH, 'field-too-long');
const otherLabelSchema = optionalLineSchema(LABEL_MAX_LENGTH);

const linkSchema = z.strictObject({
  href: linkAddressSchema,
  labels: inLanguages(otherLabelSchema).superRefine((labels, context) => {
    const { error } = linkLabelSchema.safeParse(labels[LANGUAGES.default]);
    if (error)
      context.addIssue({ code: 'custom', message: issue('link-label-required'), path: [LANGUAGES.default] });
  }),
});

/** Body of `PUT /api/site/menu` and `/footer`. */
export const editLinksSchema = z.strictObject({
  links: z
    .array(linkSchema)
    .max(LINKS_MAX, issue('links-too-many'))
    .refine((links) => new Set(links.map(({ href }) => href)).size === links.length, issue('link-twice')),
  revision,
});
export type EditLinks = z.output<typeof editLinksSchema>;

const storedTexts = inLanguages(z.object({ heading: z.string().optional(), text: z.string().optional() }));

/** `revision` is 0 until something was saved. */
export const homeSchema = z.object({
  sections: z.array(
    z.object({ key: z.enum(HOME_SECTIONS), isHidden: z.boolean(), texts: storedTexts.optional() }),
  ),
  revision: z.number().int(),
});
export type Home = z.output<typeof homeSchema>;

export const siteLinksSchema = z.object({
  links: z.array(z.object({ href: z.string(), labels: inLanguages(z.string()) })),
  revision: z.number().int(),
});
export type SiteLinks = z.output<typeof siteLinksSchema>;

export const sitePartParamSchema = z.object({ part: z.enum(SITE_PARTS) });
export const siteVersionParamSchema = sitePartParamSchema.extend({
  n: wholeNumberText(0, Number.MAX_SAFE_INTEGER),
});

/** `isDefault`: the store’s own, as it is today. Version 0 is the one before anything was saved, of which nobody is the editor. */
const keptFields = {
  version: z.number().int(),
  isDefault: z.boolean(),
  ...z.object(savedFields).partial().shape,
};

export const siteVersionSchema = z.union([
  homeSchema.omit({ revision: true }).extend(keptFields),
  siteLinksSchema.omit({ revision: true }).extend(keptFields),
]);
export type SiteVersion = z.output<typeof siteVersionSchema>;

export const siteRevisionSchema = z.object({ revision: z.number().int() });
