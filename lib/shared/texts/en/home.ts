/** The four strengths, the figures and the headings are fixed (product §2.2). */
export const home = {
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
};
