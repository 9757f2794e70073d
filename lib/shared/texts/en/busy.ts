/** When an address asks for more pages than the store makes for it. */
export const busy = {
  title: 'One moment, please',
  heading: 'That was a lot of pages at once.',
  text: 'Your connection has asked for more pages than we can put together in so short a time. Nothing was lost.',
  waiting: 'This page retries automatically in a few seconds.',
  retry: 'Try now',
};
