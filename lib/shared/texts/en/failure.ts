/** When a page fails, or the store is unavailable. See lib/shared/failure-texts.ts. */
export const failure = {
  error: {
    title: 'Something jammed.',
    text: 'The page could not be put together just now. Nothing was lost. Try again, or start from the home page.',
    reference: 'Reference: {id}',
    retry: 'Try again',
    home: 'Back to the start',
  },
  unavailable: {
    title: 'We will be right back',
    heading: 'The shop floor is closed for a moment.',
    text: 'Our store cannot reach its records just now. Your orders and your account are safe.',
    waiting: 'This page tries again by itself, and opens as soon as the store is back.',
    retry: 'Try now',
  },
};
