import type { ShopConfig } from './lib/server/platform/config/shop-config.schema';

/**
 * This makes the shop yours, beside the texts, logo and pictures in shop/. docs/your-shop.md goes through it step by step; a
 * mistake stops the build and the start with a line that names the field.
 */
export const shop: ShopConfig = {
  name: 'Forgeline',
  contact: {
    email: 'hello@forgeline.example',
    phone: '+1 (555) 010-4420',
    address: '400 Foundry Row, Cleveland, OH 44113',
    /** An address or page to report a weakness of the store. */
    security: 'security@forgeline.example',
  },
  /** On invoices and credit notes. */
  legal: {
    name: 'Forgeline',
    taxId: 'EIN 34-5550142',
    register: null,
  },
  /** The year in the line at the foot of every page; 'now' is the present one. */
  copyrightYear: 2022,
  /** ISO 4217. Stored amounts are of this currency: choose it before the first order. */
  currency: 'USD',
  /** The languages of the pages, the default one first, each with the country whose numbers and dates it writes. */
  languages: { en: 'en-US', de: 'de-DE' },
  /** In which of them the catalogue is written; names and descriptions in the others are added to it, a part at a time. */
  catalogueLanguage: 'en',
  /** Whose days and times pages, mails and documents show; STORE_TIME_ZONE overrides it. */
  timeZone: 'UTC',
  /** Which addresses accounts take; REGISTRATION_EMAILS overrides it. 'any' is what a real shop takes. */
  registrationEmails: 'specification',
  /** The color of buttons and marks, on which text is dark or light by contrast; both themes are derived from it. */
  accent: '#ffc629',
  pages: {
    blog: true,
    portfolio: true,
    reviews: true,
    engineers: true,
    newsletter: true,
    quickOrder: true,
  },
};
