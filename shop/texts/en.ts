/**
 * The shop's own texts in English: yours to write. `{brand}` is the name in shop.config.ts. Texts of buttons, forms and lists
 * are the store's, in lib/shared/texts.
 */
export const shopTexts = {
  /** Beside the name in the title of home pages and on the share card; the description is what search engines show. */
  tagline: 'Tools for people who build',
  description:
    '{brand} makes and customizes professional tools for workshops, fitters and distributors. Order by the unit, from a stated minimum, with live stock.',
  footerIntro: 'Professional hand, power and measuring tools, made and finished in our own shop since 1987.',
  newsletterTitle: 'New tools, once a month',
  newsletterText: 'New releases, price changes and lead times. No more than one email a month.',
  emailPlaceholder: 'purchasing@yourcompany.com',
  /** The currency of shop.config.ts, as in “amount in dollars”. */
  currency: 'dollars',
  /** The home page. What is switched off in shop.config.ts is not shown. */
  home: {
    title: '{brand}: professional tools, made to order and in stock',
    hero: {
      eyebrow: 'Manufacturer of professional tools',
      headline: 'Tools that hold their tolerance.',
      text: 'Forged, ground and tested in one shop, sold straight to workshops, fitters and distributors. You see the price per unit, the minimum order and what is on the shelf before you ask.',
      primary: 'Browse all tools',
      secondary: 'See the latest tools',
      imageAlt: 'Machined and hand-finished tools laid out on a steel bench',
      facts: [
        { term: 'Tolerance', value: '±0.01 mm' },
        { term: 'Steel', value: 'Cr-V, HSS-Co' },
        { term: 'Ships within', value: '1 business day' },
      ],
    },
    categories: { title: 'Shop by category', all: 'All tools' },
    who: {
      eyebrow: 'One shop, one standard',
      title: 'Who We Are',
      text: 'Ninety people under one roof in Cleveland. The ones who design a tool sit thirty feet from the ones who make it, and sign for the batch.',
      items: [
        {
          key: 'manufacturer',
          title: 'Manufacturer',
          text: 'We forge, machine, harden and finish ourselves.',
          more: 'Every batch carries its steel certificate and a test report.',
        },
        {
          key: 'customizer',
          title: 'Customizer',
          text: 'Your length, your handle, your engraving.',
          more: 'Send a drawing and get a sample part before production starts.',
        },
        {
          key: 'quicker',
          title: 'Quicker',
          text: 'Stock items ship within one business day, custom tools within three weeks.',
          more: 'The date we confirm is the date we keep.',
        },
        {
          key: 'shipping',
          title: 'Shipping',
          text: 'By parcel or pallet to 41 countries, tracked from our dock to yours.',
          more: 'Everything is packed against rust and knocks.',
        },
      ],
    },
    latest: {
      eyebrow: 'Fresh from the line',
      title: 'Latest Tools',
      text: 'Prices are per unit, without hidden fees. Stock is counted live.',
      all: 'View all ({count})',
      empty: 'No tools are on sale at the moment. Please check back soon.',
    },
    statistics: {
      label: 'The shop in figures',
      items: [
        { figure: '100+', label: 'Customers' },
        { figure: '120M+', label: 'Annual revenue' },
        { figure: '33K+', label: 'Reviews' },
        { figure: '50+', label: 'Tools' },
      ],
    },
    clients: {
      eyebrow: 'From the people who use them',
      title: 'Our Client Says',
      all: 'Read all',
      empty: 'No one has written a review yet.',
    },
    engineers: {
      eyebrow: 'Names, not tickets',
      title: 'Our Engineers',
      text: 'The people who answer when you ask about steel, hardness or a custom tool.',
    },
    contact: {
      title: 'Need fifty, or fifty thousand?',
      text: 'Tell us what you build. You get a price, a lead time and a drawing from an engineer, not a brochure.',
      quote: 'Request for Quote',
      contact: 'Contact Us',
    },
  },
  /** The blog page; its entries are in shop/content. */
  blog: {
    title: 'Blog: React and testing, asked and answered',
    heading: 'Asked and answered',
    text: 'We write our own shop software. These are the questions on React and testing that came up at our benches, with the answers we settled on.',
    contents: 'Questions',
  },
  /** The engineers on the home page, with their pictures: shop/pictures/people/{slug}.webp. */
  people: [
    {
      slug: 'mara-lindqvist',
      name: 'Mara Lindqvist',
      role: 'Head of Engineering',
      text: 'Twenty years of torque tools. Signs off every new drawing.',
    },
    {
      slug: 'tomas-okafor',
      name: 'Tomas Okafor',
      role: 'Metallurgy',
      text: 'Heat treatment and steel selection. Knows why your chisel chips.',
    },
    {
      slug: 'irene-castellanos',
      name: 'Irene Castellanos',
      role: 'Custom Tooling',
      text: 'Turns your sketch into a sample part, usually within nine days.',
    },
    {
      slug: 'jun-watanabe',
      name: 'Jun Watanabe',
      role: 'Quality and Calibration',
      text: 'Runs the measuring room. Every gauge leaves with a certificate.',
    },
  ],
};

/** The shape of a translation. */
export type ShopTexts = typeof shopTexts;
