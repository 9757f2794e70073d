import { ofShop } from '#shop-texts';

/**
 * What the shop says of itself in English, until its folder says it (texts/en.json): nothing that is not true of every maker of
 * tools. `{brand}` is its name.
 */
export const shopTexts = ofShop('en', 'shop', {
  /** Beside the name in the title of home pages and on the share card; the description is what search engines show. */
  tagline: 'Professional tools',
  description:
    '{brand} makes professional tools for workshops, fitters and distributors. Order by the unit, from a stated minimum, with live stock.',
  footerIntro: 'Professional tools, sold straight to workshops, fitters and distributors.',
  newsletterTitle: 'News by email',
  newsletterText: 'New releases, price changes and lead times. No more than one email a month.',
  emailPlaceholder: 'purchasing@yourcompany.com',
  /** The home page. What is switched off in the configuration is not shown, nor a list without entries. */
  home: {
    title: '{brand}: professional tools, made to order and in stock',
    hero: {
      eyebrow: 'Manufacturer of professional tools',
      headline: 'Tools for professional work.',
      text: 'Sold straight to workshops, fitters and distributors. You see the price per unit, the minimum order and what is on the shelf before you ask.',
      primary: 'Browse all tools',
      secondary: 'See the latest tools',
      imageAlt: '',
      facts: [] as { term: string; value: string }[],
    },
    categories: { title: 'Shop by category', all: 'All tools' },
    who: {
      eyebrow: 'What we do',
      title: 'Who We Are',
      text: 'A manufacturer that sells its tools itself.',
      items: [
        {
          key: 'manufacturer',
          title: 'Manufacturer',
          text: 'You buy from the people who make the tool.',
          more: 'Questions are answered by those who know it.',
        },
        {
          key: 'customizer',
          title: 'Customizer',
          text: 'Your length, your handle, your engraving.',
          more: 'Send a drawing and ask for a quote.',
        },
        {
          key: 'quicker',
          title: 'Quicker',
          text: 'You see what is in stock before you order.',
          more: 'And when it ships.',
        },
        {
          key: 'shipping',
          title: 'Shipping',
          text: 'You see the freight before you order.',
          more: 'Each parcel can be followed.',
        },
      ],
    },
    latest: {
      eyebrow: 'New in the shop',
      title: 'Latest Tools',
      text: 'Prices are per unit, without hidden fees. Stock is counted live.',
      all: 'View all ({count})',
      empty: 'No tools are on sale at the moment. Please check back soon.',
    },
    statistics: { label: 'The shop in figures', items: [] as { figure: string; label: string }[] },
    clients: {
      eyebrow: 'From the people who use them',
      title: 'Our Client Says',
      all: 'Read all',
      empty: 'No one has written a review yet.',
    },
    engineers: {
      eyebrow: 'Names, not tickets',
      title: 'Our Engineers',
      text: 'The people who answer when you ask about a tool.',
    },
    contact: {
      title: 'Need fifty, or fifty thousand?',
      text: 'Tell us what you build. You get a price and a lead time.',
      quote: 'Request for Quote',
      contact: 'Contact Us',
    },
  },
  /** The blog page; its entries are in content/. */
  blog: {
    title: 'Blog: asked and answered',
    heading: 'Asked and answered',
    text: 'Questions that we are asked, and our answers.',
    contents: 'Questions',
  },
  /** The engineers on the home page, with their pictures: pictures/people/{slug}.webp. */
  people: [] as { slug: string; name: string; role: string; text: string }[],
});

/** The shape of a translation. */
export type ShopTexts = typeof shopTexts;
