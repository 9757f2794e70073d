import { ofShop } from '#shop-texts';
export const notFound = ofShop('en', 'notFound', {
  title: 'Page not found',
  heading: 'This page is not on the drawing.',
  text: 'The address may be mistyped, or the page no longer exists.',
  imageAlt: 'Not found: an empty outline in a tool board where a tool should hang',
  search: 'Search tools',
  submit: 'Search',
  categories: 'You may be looking for',
  allTools: 'All tools',
  home: 'Back to home',
});
