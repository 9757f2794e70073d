/** Who makes a request. */
export type Asker = 'anyone' | 'buyer' | 'admin';

/** How a list is requested: a call with its token, or a page with its session. */
export type Target = {
  as: Asker;
  path: string /** The position in the list. */;
  place?: string;
  whole?: boolean;
};

const PAGE_SIZE = 25;

type ListOf = { as: Asker; path: string; share?: number; page: (page: number) => string };

/** The first, the middle and the last page of a list with so many rows. */
function pagesOf({ as, path, page, share = 1 }: ListOf, rows: number): Target[] {
  const last = Math.max(1, Math.ceil((rows * share) / PAGE_SIZE));
  const places = { first: 1, middle: Math.ceil(last / 2), last };
  return Object.entries(places).map(([place, number]) => ({
    as,
    place,
    path: `${path}${path.includes('?') ? '&' : '?'}${page(number)}`,
  }));
}

const apiPage = (page: number) => `page=${page}&limit=${PAGE_SIZE}`;
const screenPage = (page: number) => `page=${page}`;

/** Every list of the store. `whole` ones return everything in one array, as specified, and so grow with the data. */
export function targets(rows: number, buyer: string): Target[] {
  const own = `/api/order?email=${encodeURIComponent(buyer)}`;
  return [
    { as: 'anyone', path: '/api/tool', whole: true },
    { as: 'anyone', path: '/api/review', whole: true },
    { as: 'admin', path: '/api/all-order', whole: true },
    { as: 'admin', path: '/api/user', whole: true },
    { as: 'buyer', path: own, whole: true },

    ...pagesOf({ as: 'anyone', path: '/api/tool', page: apiPage }, rows),
    { as: 'anyone', path: '/api/tool?sort=price&limit=25' },
    { as: 'anyone', path: '/api/tool?sort=-price&limit=25' },
    { as: 'anyone', path: '/api/tool?sort=name&limit=25' },
    { as: 'anyone', path: '/api/tool?sort=rating&limit=25' },
    { as: 'anyone', path: '/api/tool?q=carbide%20wrench&limit=25' },
    { as: 'anyone', path: '/api/tool?inStock=false&limit=25' },
    ...pagesOf({ as: 'admin', path: '/api/all-order', page: apiPage }, rows),
    { as: 'admin', path: '/api/all-order?state=unpaid&limit=25' },
    { as: 'admin', path: '/api/all-order?q=lindqvist&limit=25' },
    ...pagesOf({ as: 'buyer', path: own, page: apiPage, share: 0.3 }, rows),
    ...pagesOf({ as: 'admin', path: '/api/user', page: apiPage }, rows),
    { as: 'admin', path: '/api/user?role=admin&limit=25' },
    { as: 'admin', path: '/api/user?sort=newest&limit=25' },
    { as: 'admin', path: '/api/user?q=lindqvist&limit=25' },

    { as: 'anyone', path: '/' },
    { as: 'anyone', path: '/tools' },
    { as: 'anyone', path: '/review' },
    ...pagesOf({ as: 'buyer', path: '/dashboard/my-order', page: screenPage, share: 0.3 }, rows),
    ...pagesOf({ as: 'admin', path: '/dashboard/manage-order', page: screenPage }, rows),
    { as: 'admin', path: '/dashboard/manage-order?state=unpaid' },
    { as: 'admin', path: '/dashboard/manage-order?q=lindqvist' },
    ...pagesOf({ as: 'admin', path: '/dashboard/manage-product', page: screenPage }, rows),
    { as: 'admin', path: '/dashboard/manage-product?q=carbide%20wrench' },
    { as: 'admin', path: '/dashboard/manage-product?inStock=false' },
    ...pagesOf({ as: 'admin', path: '/dashboard/make-admin', page: screenPage }, rows),
    { as: 'admin', path: '/dashboard/make-admin?role=admin' },
    { as: 'admin', path: '/dashboard/make-admin?q=lindqvist' },
  ];
}
