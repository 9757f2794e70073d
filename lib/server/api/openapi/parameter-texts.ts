import { type Contract, PAGE_SIZE } from '@/lib/shared/calls/contract';

/** What a parameter of a name means in most calls. */
const TEXTS: Readonly<Record<string, string>> = {
  action: 'Entries with this action, such as `order.shipped`.',
  actor:
    'Entries of this actor: an e-mail address, the id of an account or key, or a kind of actor such as `system`.',
  after: 'Goes on behind this entry, the last one that was read.',
  age: 'Of these days past due.',
  alias: 'The buyer’s own number.',
  category: 'The address of a category (`slug`).',
  company: 'The id of a company.',
  country: 'Of the delivery address: ISO 3166-1, two letters.',
  create:
    'Which of the categories, price groups and price lists that rows name are added where they are missing, separated by commas.',
  days: 'So many days up to today.',
  decimal: 'The decimal mark of the file’s figures; without it that of its separator.',
  delivery: 'The id of a delivery.',
  dryRun: 'With `true` everything is checked, and nothing is stored.',
  due: 'Those whose calibration is due, or will be by then.',
  email: 'The e-mail address of an account, in any case.',
  file: 'The name of the file.',
  from: 'The first day, in the shop’s time zone: `2026-11-30`.',
  id: 'The id, 24 hexadecimal digits.',
  ids: 'Ids separated by commas.',
  inStock: 'With `true` those in stock, with `false` all others.',
  invite: 'With `true` new accounts get a mail with which they choose a password.',
  kind: 'Of this kind.',
  language: 'The language of texts and figures.',
  limit: 'The number of entries of a page.',
  lowStock: 'With `true` those of which little is left.',
  map: 'Headings and the fields that they are, as `Heading:field`, separated by commas.',
  maxPrice: 'At most this public price.',
  member: 'Of this member: the id of an account.',
  mine: 'With `true` one’s own.',
  minPrice: 'At least this public price.',
  missing: 'Those that lack this.',
  mode: '`each` stores every row that is valid, `all` stores none unless all are.',
  name: 'The name of the file, as its address has it.',
  number: 'The number of the paper; the last one without it.',
  of: 'Of a company instead of one’s own.',
  open: 'With `true` those with open orders.',
  orderId: 'Of this order.',
  overdue: 'With `true` those that have something open past its day.',
  page: 'Which page, from 1.',
  part: 'Home page, menu or footer.',
  poNumber: 'With this PO number, however it is written.',
  postalCode: 'Of the delivery address.',
  profile: 'The profile of EN 16931; that of the company without it.',
  q: 'Words that are looked for.',
  n: 'The number of a version.',
  quantity: 'So many units.',
  rating: 'With so many stars.',
  region: 'Of the delivery address: its state or province.',
  remember:
    'With `true` columns are what was said of them on the import page before, and what `map` says is remembered.',
  retired: 'With `true` those that were taken out of use too.',
  role: 'With this role.',
  separator: 'What stands between the cells of the file.',
  sheet:
    'The sheet of a workbook, by its name or its number from 1; the first that is not hidden without it.',
  shippingMethod: 'The id of a shipping method.',
  since: 'From this moment on, ISO 8601; not together with `after`.',
  slug: 'The last part of the address.',
  sort: 'The order of the entries; with `-` before it from the other end.',
  state: 'In this state.',
  subject: 'About this: an id, a number or an e-mail address.',
  to: 'The last day, in the shop’s time zone: `2026-11-30`.',
  toDecide: 'With `true` those that wait for one’s own decision.',
  token: 'The token of the link in the mail.',
  toolId: 'Of this tool.',
  tools: 'The ids of tools, separated by commas; all without it.',
  transactionId: 'The id of the payment intent: `pi_…`.',
  types: 'Of these types, separated by commas; all without it.',
  undoToken: 'What the change answered.',
  updatedSince:
    'Those that changed from this moment on, ISO 8601 with a time zone; the oldest change first, in every state unless one is named.',
  userId: 'The id of an account.',
  vatId: 'With `to-confirm` those whose VAT number an admin has to confirm.',
  version: 'Which version of the offer; the last one without it.',
};

const OWN: Readonly<Record<string, string>> = {
  'GET /api/all-order state':
    'In this state; `all` for every one. Without it all but cancelled and expired orders, with `updatedSince` all.',
  'GET /api/order state':
    'In this state; `all` for every one. Without it all but cancelled and expired orders.',
  'GET /api/all-order after': 'Goes on behind this order: `Link` has it for the next page of `updatedSince`.',
  'GET /api/order email': 'Whose orders; one’s own without it.',
  'GET /api/tool state':
    'With it the tools of this state as admins see them; without it those that visitors see.',
  'POST /api/file kind': 'What the file is for.',
};

/** Returns what a parameter of the call means; undefined for one that is missing above, which a test finds. */
export function parameterText(call: Contract, name: string): string | undefined {
  const { method, path, success } = call;
  const text = OWN[`${method} ${path} ${name}`] ?? TEXTS[name];
  if (!text || name !== 'limit' || !('list' in success)) return text;
  return `${text.slice(0, -1)}; ${success.pageSize ?? PAGE_SIZE} without it.`;
}
