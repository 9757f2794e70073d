import { failure } from './failure';
import { notFound } from './not-found';

/** What surrounds every page: header, footer, toasts, errors. */
export const shell = {
  skip: 'Skip to content',
  tagline: 'Tools for people who build',
  description:
    '{brand} makes and customises professional tools for workshops, fitters and distributors. Order by the unit, from a stated minimum, with live stock.',
  header: {
    label: 'Main',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    home: 'Home',
    tools: 'Tools',
    review: 'Review',
    portfolio: 'Portfolio',
    blog: 'Blog',
    dashboard: 'Dashboard',
    cart: 'Cart',
    login: 'Login',
    logout: 'Logout',
    unavailable: 'Sign-in state unknown. Retry',
    darkTheme: 'Use dark theme',
    lightTheme: 'Use light theme',
  },
  footer: {
    intro: 'Professional hand, power and measuring tools, made and finished in our own shop since 1987.',
    contact: 'Contact',
    contactUs: 'Contact form',
    quote: 'Quote form',
    quickOrder: 'Quick order',
    newsletterTitle: 'New tools, once a month',
    newsletterText: 'New releases, price changes and lead times. No more than one mail a month.',
    emailLabel: 'Email address',
    emailPlaceholder: 'purchasing@yourcompany.com',
    subscribe: 'Subscribe',
    subscribed:
      'Thank you. Please press the button in the mail we have just sent you; then you are on the list.',
    noScript: 'Signing up here needs JavaScript, which is off in your browser. Please write to {email}.',
    rights: '© {year} {brand}. All rights reserved.',
    language: 'Language',
  },
  toasts: { region: 'Messages', signInRegion: 'Sign-in messages', close: 'Close message' },
  loading: 'Loading',
  notFound,
  error: failure.error,
  unavailable: failure.unavailable,
  confirm: { confirm: 'Confirm', back: 'Back' },
  pagination: {
    label: 'Pages of this list',
    previous: 'Previous',
    next: 'Next',
    position: 'Page {page} of {pages}',
  },
};
