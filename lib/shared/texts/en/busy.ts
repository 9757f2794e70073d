import { ofShop } from '#shop-texts';
/** Shown when an address requests pages faster than the store renders them for it. */
export const busy = ofShop('en', 'busy', {
  title: 'One moment, please',
  heading: 'That was a lot of pages at once.',
  text: 'Your connection has asked for more pages than we can put together in so short a time. Nothing was lost.',
  waiting: 'This page retries automatically in a few seconds.',
  retry: 'Try now',
});
