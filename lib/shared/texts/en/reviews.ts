/** Reviews as anyone reads them, and the form that adds one. */
export const reviews = {
  title: 'Client reviews',
  heading: 'Our Client Says',
  text: 'Written by signed-in customers. We publish all of them, the good and the others, newest first.',
  stars: '{rating} of 5 stars',
  portraitAlt: 'Portrait of {name}',
  count: '{count} reviews',
  oneCount: '1 review',
  average: 'Average',
  distribution: 'Ratings',
  distributionRow: '{rating} stars: {count}',
  distributionRowOne: '1 star: {count}',
  ofTool: 'On {name}',
  older: 'Reviews, page {page}',
  more: 'More reviews',
  toolOlder: 'Reviews of {name}, page {page}',
  pages: {
    label: 'Pages of reviews',
    previous: 'Newer',
    next: 'Older',
    position: 'Page {page} of {pages}',
  },
  empty: {
    title: 'No reviews yet',
    text: 'Be the first to say how our tools hold up.',
    action: 'Add a review',
  },
};
