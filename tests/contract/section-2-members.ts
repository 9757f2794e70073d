import { statementsOf } from './statement';

const JOURNEY = ['e2e/purchase-journey.spec.ts', 'a newcomer buys a tool, the admin ships it'] as const;
const TOASTS = 'unit/client/toast.test.ts';
const TOASTS_SEEN = 'e2e/toasts.spec.ts';

/** Product §2: Screens and routes: behind the login, the menus and the toasts. */
export const SECTION_2_MEMBERS = statementsOf(2, {
  '/purchase/{id} shows the tool and an order form': [
    JOURNEY,
    ['e2e/customer-day.spec.ts', 'the order form checks the minimum and what is available'],
  ],
  'A visitor at /purchase/{id} is sent to /login and returns afterwards': [JOURNEY],
  '/dashboard is for those logged in': [
    ['e2e/sign-in.spec.ts', 'logging out clears the session and the stored token'],
  ],
  '/dashboard is My Profile': [['e2e/customer-day.spec.ts', 'a review and a profile are saved and shown']],
  '/dashboard/my-order lists one’s own orders': [
    JOURNEY,
    ['e2e/customer-day.spec.ts', 'a buyer cancels an unpaid order'],
  ],
  '/dashboard/payment/{id} pays for an order': [
    JOURNEY,
    ['e2e/payment.spec.ts', 'its message is shown under the form, and the order can be paid with another'],
  ],
  '/dashboard/review adds a review': [
    ['e2e/customer-day.spec.ts', 'a review and a profile are saved and shown'],
  ],
  'Admins have manage-order, add-product, make-admin and manage-product': [
    ['e2e/admin-rights.spec.ts', 'the admin pages fit a narrow phone'],
  ],
  'The four admin pages are for admins alone': [
    ['e2e/admin-rights.spec.ts', 'a customer sees none of the admin pages, nor links to them'],
  ],
  'Side menu of non-admins: My Profile, My Orders, Add Review': [
    [
      'unit/pages/menus.test.ts',
      'has profile, own orders and reviewing for a customer, then what the shop adds',
    ],
  ],
  'Side menu of admins: My Profile, Manage All Orders, Add a Product, Make Admin, Manage Products': [
    [
      'unit/pages/menus.test.ts',
      'has profile and the four managing pages for an admin, then what the shop adds',
    ],
  ],
  'Top navigation: Home, Review, Portfolio, Blog, and Login for a visitor': [
    ['unit/pages/menus.test.ts', 'has the four pages and Login for a visitor'],
  ],
  'Top navigation: Dashboard and Logout when logged in': [
    ['unit/pages/menus.test.ts', 'has the four pages, Dashboard and Logout for someone signed in'],
  ],
  'Tool cards have a Buy Now button to /purchase/{id}': [
    ['unit/pages/cards.test.ts', '"Buy Now" leads to the purchase page'],
    JOURNEY,
  ],
  'Toasts appear at the bottom-right': [[TOASTS, 'at the bottom-right, for 5 seconds']],
  'Toasts last 5 seconds': [[TOASTS, 'lasts 5000 ms, whether something worked or failed']],
  'Sign-in toasts: top-right, light, draggable': [
    [TOASTS, 'on the sign-in screens at the top-right, light, one at a time, to be dragged to any side'],
    [TOASTS_SEEN, 'is at the top-right, and pauses'],
    [TOASTS_SEEN, 'is dragged away up, down or to the side'],
  ],
  'Sign-in toasts pause on hover': [
    [TOASTS_SEEN, 'pauses under the pointer and without the window’s focus'],
    [
      TOASTS_SEEN,
      'a toast of sign-in disappears once the pointer left it, or is dragged away up, down or to the side',
    ],
  ],
  'Sign-in toasts pause on focus loss': [
    [TOASTS, 'pauses while the window has no focus, and continues when it has it again'],
    [TOASTS_SEEN, 'pauses under the pointer and without the window’s focus'],
  ],
  'Sign-in toasts share one id, so only one shows': [
    [TOASTS, 'shares one id with all the others'],
    ['e2e/sign-in.spec.ts', 'sign-in failures are shown in one toast each, word for word'],
  ],
});
