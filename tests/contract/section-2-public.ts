import { statementsOf } from './statement';

const READABLE = ['e2e/public-pages.spec.ts', 'every public page is readable with scripts off'] as const;
const SIGN_IN_PAGES = 'unit/pages/sign-in-pages.test.ts';
const HOME = 'unit/pages/home-page.test.ts';

/** Product §2: Screens and routes: what anyone may see. */
export const SECTION_2_PUBLIC = statementsOf(2, {
  '/ begins with a hero banner': [[HOME, 'begin with a banner that has the heading of the page']],
  '/ has "Who We Are": Manufacturer, Customizer, Quicker, Shipping': [
    [HOME, 'say in four words who we are'],
    READABLE,
  ],
  '/ has a "Latest Tools" grid': [
    READABLE,
    ['e2e/admin-day.spec.ts', 'an admin adds a product, which shows on the home page at once'],
  ],
  '/ has a statistics strip: 100+ customers, 120M+ annual revenue, 33K+ reviews, 50+ tools': [
    [HOME, 'show the four figures of the statistics strip'],
  ],
  '/ has an "Our Client Says" reviews grid': [READABLE],
  '/ has an engineers team section of four cards': [[HOME, 'show four engineers']],
  '/ calls to contact, with "request for quote" and "contact us"': [
    [HOME, 'offer a request for quote and a way to make contact'],
  ],
  'The footer has a newsletter input and a Subscribe button': [
    [HOME, 'has a box for an e-mail address and a button that subscribes'],
    ['api/newsletter/newsletter.test.ts', 'stores an address once, and returns the same the second time'],
  ],
  'The footer shows the copyright year 2022': [[HOME, 'shows the copyright year 2022']],
  '/review is the client reviews grid': [
    READABLE,
    ['e2e/customer-day.spec.ts', 'a review and a profile are saved and shown'],
  ],
  '/portfolio is a static page': [READABLE],
  '/blog is a static page': [READABLE],
  '/portfolio is a CV, /blog is questions and answers about React and testing': [
    ['unit/pages/static-pages.test.ts', 'the portfolio is a CV'],
    ['unit/pages/static-pages.test.ts', 'the blog answers questions about React and about testing'],
  ],
  '/login has e-mail and password, "Forget Password?", a link to register and continue-with-google': [
    [
      SIGN_IN_PAGES,
      'the login page has e-mail and password, and links to a new password, registration and Google (product §2.4)',
    ],
  ],
  '"Forget Password?" sends the reset mail': [
    ['e2e/sign-in.spec.ts', 'a forgotten password is reset by mail, once'],
  ],
  'Continue-with-google signs in': [
    ['e2e/sign-in.spec.ts', 'Google signs in and returns to where the visitor was going'],
  ],
  'While a sign-in operation runs, a centred full-screen yellow spinner (size 100) shows': [
    [
      'unit/pages/sign-in-spinner.test.ts',
      'the spinner of sign-in covers the screen, centred, 100 px and yellow',
    ],
    ['e2e/sign-in-states.spec.ts', 'signing in shows the full-screen spinner'],
  ],
  'Sign-in navigates to the page the user came from': [
    ['e2e/admin-rights.spec.ts', 'a visitor has to log in and then gets the requested list'],
    ['unit/shared/routes.test.ts', 'keeps %s'],
  ],
  'Sign-in navigates to / if there is no such page': [
    ['e2e/sign-in.spec.ts', 'a return address on another site is ignored'],
    ['unit/shared/routes.test.ts', 'returns home for %j'],
  ],
  'Sign-in replaces the history entry': [
    ['e2e/sign-in-states.spec.ts', 'replaces the login page in the history'],
  ],
  '/register has name, e-mail and password, a link to login and continue-with-google': [
    [
      SIGN_IN_PAGES,
      'the register page has name, e-mail and password, and links to login and Google (product §2.4)',
    ],
    ['e2e/sign-in.spec.ts', 'registering signs in, sends the verification mail and says so'],
  ],
  'Any other path is a not-found image': [
    ['e2e/public-pages.spec.ts', 'any other path is the not-found picture, with status 404'],
  ],
});
