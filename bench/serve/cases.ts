import { headerOf, type Message, readCached, readRaw } from './messages';

export type Case = {
  name: string;
  addresses: readonly string[];
  headers: Record<string, string>;
  isKnown?: boolean;
  /** Share of the floor; null if there is none. */
  target: number | null;
};

const PAGE_TARGET = 0.7;
const READ_TARGET = 0.5;

const br = { 'accept-encoding': 'br' };
const gzip = { 'accept-encoding': 'gzip' };

type Tool = { _id: string; slug: string };

/** Returns the address with the `_rsc` to which the framework redirects. */
async function routerAddress(store: string, path: string, headers: Record<string, string>): Promise<string> {
  const first = await readRaw(`${store}${path}?_rsc=`, headers);
  return first.status === 307 ? headerOf(first, 'location') : `${path}?_rsc=`;
}

export async function casesOf(store: string, tools: readonly Tool[]): Promise<Case[]> {
  const [tool = { _id: '', slug: '' }] = tools;
  const page = (
    name: string,
    address: string,
    headers: Record<string, string>,
    more: Partial<Case> = {},
  ) => ({
    name,
    addresses: [address],
    headers,
    target: PAGE_TARGET,
    ...more,
  });
  const read = (name: string, address: string, more: Partial<Case> = {}) =>
    page(name, address, gzip, { target: READ_TARGET, ...more });
  const whole = { rsc: '1', ...br };
  const outline = { ...whole, 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' };
  return [
    page('home, br', '/', br),
    page('home, gzip', '/', gzip),
    page('home, uncompressed', '/', {}),
    page('home, known to the client', '/', br, { isKnown: true }),
    page('catalogue, br', '/tools', br),
    page('a tool, br', `/tools/${tool.slug}`, br),
    page('blog, br', '/blog', br),
    {
      name: `${tools.length} tools at random, br`,
      addresses: tools.map(({ slug }) => `/tools/${slug}`),
      headers: br,
      target: PAGE_TARGET,
    },
    page('a page’s data, br', await routerAddress(store, '/tools', whole), whole),
    page('a page’s outline ahead, br', await routerAddress(store, '/tools', outline), outline),
    page('a picture', '/_next/image?url=%2Fplaceholder.webp&w=420&q=75', { accept: 'image/webp' }),
    read('`GET /api/tool?limit=24`, gzip', '/api/tool?limit=24'),
    read('`GET /api/tool/{id}`, gzip', `/api/tool/${tool._id}`),
    read('`GET /api/tool/{id}`, known to the client', `/api/tool/${tool._id}`, { isKnown: true }),
    read('`GET /api/review`, gzip', '/api/review'),
    read('`GET /api/search?q=wrench`, gzip', '/api/search?q=wrench'),
    page('a page of the framework, gzip', '/tools?page=2', gzip, { target: null }),
    page('a search, gzip', '/tools?q=wrench', gzip, { target: null }),
  ];
}

/** A response for the floor to replay: its key, status, headers, and body in base64. */
type Replayed = [key: string, status: number, headers: [string, string][], body: string];

/** Returns a case with its request headers, the responses for the floor, and their mean size. */
export async function prepareCase(
  store: string,
  { addresses, headers, isKnown = false, ...one }: Case,
): Promise<{ one: Case; replayed: Replayed[]; bytes: number }> {
  const sent = { ...headers };
  const messages: [string, Message][] = [];
  for (const address of addresses) {
    const message = await readCached(store + address, headers);
    if (isKnown) sent['if-none-match'] = headerOf(message, 'etag');
    messages.push([address, isKnown ? await readRaw(store + address, sent) : message]);
  }
  const bytes = messages.reduce((sum, [, { body }]) => sum + body.byteLength, 0) / messages.length;
  const replayed = messages.map(([address, { status, headers: own, body }]): Replayed => {
    const key = `${address} ${headers['accept-encoding'] ?? ''}${isKnown ? ' 304' : ''}`;
    return [key, status, own, body.toString('base64')];
  });
  return { one: { ...one, addresses, headers: sent, isKnown }, replayed, bytes: Math.round(bytes) };
}
