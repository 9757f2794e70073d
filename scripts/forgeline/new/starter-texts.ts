/** The configuration of a new shop. */
export const CONFIG = `import { defineShop } from 'forgeline/shop';

/** Only what differs from the store's defaults; a mistake stops the start with a line that names the field. */
export default defineShop({
  name: 'My Tool Shop',
  contact: {
    email: 'hello@shop.example',
    phone: '+1 (555) 010-0100',
    address: '1 Workshop Street, Springfield',
  },
  // On invoices and credit notes.
  // legal: { name: 'My Tools Ltd', taxId: 'DE123456789', register: 'HRB 1234, Amtsgericht Köln', directors: ['Ada Lind'] },

  // Stored amounts are of this currency, and tools are written in this language: choose them before the first order.
  currency: 'USD',
  // catalogueLanguage: 'en',

  // The default one first, each with the country whose numbers and dates it writes; French is there too: fr: 'fr-CH'.
  languages: { en: 'en-US', de: 'de-DE' },
  timeZone: 'UTC',

  // The color of buttons and marks. Your logo is logo.svg in this folder; showName: false if it is a word.
  accent: '#0f7bd1',

  // Pages that are there or not: blog, portfolio, reviews, engineers, newsletter, quickOrder.
  // pages: { blog: true },
});
`;

/** For editors, which know the fields of shop.config.ts by it. */
export const TYPES = `declare module 'forgeline/shop' {
  export type ShopSettings = {
    name?: string;
    contact?: { email?: string; phone?: string; address?: string; security?: string };
    legal?: { name?: string; taxId?: string | null; register?: string | null; directors?: string[] };
    copyrightYear?: number | 'now';
    currency?: string;
    languages?: Record<string, string>;
    catalogueLanguage?: string;
    timeZone?: string;
    registrationEmails?: 'specification' | 'any';
    accent?: string;
    showName?: boolean;
    pages?: {
      blog?: boolean;
      portfolio?: boolean;
      reviews?: boolean;
      engineers?: boolean;
      newsletter?: boolean;
      quickOrder?: boolean;
    };
    carriers?: Record<string, { name: string; url?: string }>;
    returns?: { windowDays?: number; address?: string; instructions?: Record<string, string> };
    trade?: unknown;
  };

  export function defineShop(settings: ShopSettings): ShopSettings;
}
`;

/** The one page that a new shop begins with. */
export const README = `# A shop

This folder is the whole shop: the store reads it when it starts, and nothing of it is built.

| file             | what it says                                                                                  |
| ---------------- | --------------------------------------------------------------------------------------------- |
| shop.config.ts   | name, contact, currency, languages, color, pages; docs/your-shop.md has every field           |
| texts/en.json    | any text of the store in your words, by its key; texts/fr.json the same in another language   |
| logo.svg         | your logo: shapes alone, with a viewBox; icon.svg beside it where the logo is wide            |
| pictures/        | hero.webp of the home page, people/{slug}.webp of the engineers                               |
| theme.css        | variables of colors, corners and fonts, as docs/your-shop.md lists them                       |
| content/en/      | blog/*.md and portfolio.md in Markdown                                                        |
| pages/           | pages of your own in Markdown: about.md at /about, about.fr.md in another language            |
| compose.yml, .env | the store, its database and its settings, with secrets                                       |

## See it

From a checkout of the store: \`npm run demo -- --shop FOLDER\`, with this folder in the place of FOLDER. It has the demo's
catalogue and accounts; \`--empty\` begins without them.

## Run it

1. Complete .env: where the shop is reached, Stripe, the mail server.
2. \`docker compose up -d\`
3. \`docker compose run --rm store setup --email you@example.com\` makes the first admin.
4. \`docker compose run --rm store doctor\` says what is missing before you go live. TLS is a proxy's in front of port 3000.

After a change of this folder: \`docker compose run --rm store reload\`. A new release: change STORE_IMAGE in .env, then
\`docker compose up -d\`.
`;
