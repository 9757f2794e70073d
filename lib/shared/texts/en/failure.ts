import { ofShop } from '#shop-texts';
/** When a page fails, or the store is unavailable. See lib/shared/texts/failure-texts.ts. */
export const failure = ofShop('en', 'failure', {
  error: {
    title: 'Something jammed.',
    text: 'This page could not be loaded. Nothing was lost. Try again, or go to the home page.',
    reference: 'Reference: {id}',
    retry: 'Try again',
    home: 'Back to home',
  },
  unavailable: {
    title: 'We will be right back',
    heading: 'The shop floor is closed for a moment.',
    text: 'Our store can’t reach its database right now. Your orders and your account are safe.',
    waiting: 'This page retries automatically and opens as soon as the store is back.',
    retry: 'Try now',
  },
});
