import { expect, it } from 'vitest';
import type { z } from 'zod';
import { loginSchema, registerSchema } from '@/lib/shared/accounts/account.schema';
import { issueSentence } from '@/lib/shared/messages/errors';
import { issueCodeOf, VALIDATION } from '@/lib/shared/messages/messages';
import { orderFormSchema } from '@/lib/shared/orders/order.schema';
import { contactSchema } from '@/lib/shared/requests/contact.schema';
import { reviewFormSchema } from '@/lib/shared/reviews/review.schema';
import { addToolSchema } from '@/lib/shared/tools/tool.schema';

/** Returns the first message for a field as calls return it, or undefined if the field is valid. */
function message(schema: z.ZodType, value: unknown, field: string): string | undefined {
  const parsed = schema.safeParse(value);
  const issue = parsed.error?.issues.find(({ path }) => path[0] === field);
  return issue && issueSentence(issueCodeOf(issue.message));
}

const tool = {
  image: 'https://example.com/a.webp',
  name: 'Hammer',
  description: 'Hits.',
  price: 12.5,
  moq: 10,
  quantity: 100,
};
const order = orderFormSchema({ moq: 10, available: 100 });
const orderInput = { orderQuantity: 10, address: '1 Street', phone: '5550100' };

const login = loginSchema('specification');
const register = registerSchema('specification');
const password = 'secret1';
const LONG = 'x'.repeat(251);

it.each([
  [login, { password }, 'email', 'Email required'],
  [login, { email: '', password }, 'email', 'Email required'],
  [login, { email: 'first.last@example.com', password }, 'email', 'Invalid Email'],
  [login, { email: 'first-last@example.com', password }, 'email', 'Invalid Email'],
  [login, { email: 'robin@localhost', password }, 'email', 'Invalid Email'],
  [login, { email: 'robin', password }, 'email', 'Invalid Email'],
  [login, { email: 'robin@example.com' }, 'password', 'Password required'],
  [login, { email: 'robin@example.com', password: '12345' }, 'password', 'Password too short'],
  [register, { email: 'a@b.co', password }, 'name', 'Name required'],
  [register, { name: '   ', email: 'a@b.co', password }, 'name', 'Name required'],
  [register, { name: 'x'.repeat(101) }, 'name', VALIDATION['name-too-long']],
  [register, { email: 'a@example.com\r\nBcc: b@example.com' }, 'email', 'Invalid Email'],
  [register, { password: 'x'.repeat(257) }, 'password', VALIDATION['password-too-long']],
  [order, { ...orderInput, orderQuantity: '' }, 'orderQuantity', 'Quantity required'],
  [order, { ...orderInput, orderQuantity: 9 }, 'orderQuantity', 'Quantity short than MOQ'],
  [order, { ...orderInput, orderQuantity: 101 }, 'orderQuantity', 'Quantity greater than available'],
  [order, { ...orderInput, address: ' ' }, 'address', 'Address is required'],
  [order, { ...orderInput, phone: '' }, 'phone', 'Phone required'],
  [reviewFormSchema, { review: '', rating: 5 }, 'review', 'Please write something about us!'],
  [reviewFormSchema, { review: LONG, rating: 5 }, 'review', 'Please complete in 250 letter'],
  [reviewFormSchema, { review: 'Good', rating: '' }, 'rating', 'Rating required'],
  [reviewFormSchema, { review: 'Good', rating: 0 }, 'rating', "Rating can't less than 1"],
  [reviewFormSchema, { review: 'Good', rating: 6 }, 'rating', "Rating can't greater than 5"],
  [addToolSchema, { ...tool, image: '' }, 'image', 'Image url required'],
  [addToolSchema, { ...tool, name: '' }, 'name', 'Tool name url required'],
  [addToolSchema, { ...tool, description: '' }, 'description', 'Description required'],
  [addToolSchema, { ...tool, description: LONG }, 'description', 'Please complete in 250 letter'],
  [addToolSchema, { ...tool, price: '' }, 'price', 'Price required'],
  [addToolSchema, { ...tool, moq: '' }, 'moq', 'Minimum order quantity required'],
  [addToolSchema, { ...tool, quantity: '' }, 'quantity', 'Available Quantity required'],
  [addToolSchema, { ...tool, price: 1_000_000 }, 'price', 'Price must be at most $999,999.99'],
  [addToolSchema, { ...tool, price: 1e308 }, 'price', 'Price must be at most $999,999.99'],
  [addToolSchema, { ...tool, moq: 10_000_001 }, 'moq', 'Minimum order quantity must be at most 10,000,000'],
  [
    addToolSchema,
    { ...tool, quantity: '10000001' },
    'quantity',
    'Available Quantity must be at most 10,000,000',
  ],
])('product §5.2, word for word: %# $2 is refused with $3', (schema, value, field, expected) => {
  expect(message(schema, value, field)).toBe(expected);
});

it.each([
  ['a password of six characters', login, { email: 'robin@example.com', password: '123456' }],
  ['an e-mail with a hyphen in its domain', login, { email: 'Robin7@my-shop.co.uk', password: '123456' }],
  ['exactly the minimum order quantity', order, orderInput],
  ['exactly what is available', order, { ...orderInput, orderQuantity: 100 }],
  ['a quantity as the form gives it', order, { ...orderInput, orderQuantity: ' 12 ' }],
  ['a review of 250 letters', reviewFormSchema, { review: 'ß'.repeat(250), rating: '1' }],
  ['250 letters outside the basic plane', reviewFormSchema, { review: '𝒜'.repeat(250), rating: 5 }],
  ['a tool with a picture on this site', addToolSchema, { ...tool, image: '/tools/hammer.webp' }],
  ['a tool without stock', addToolSchema, { ...tool, quantity: 0 }],
])('what the rules accept: %s', (_what, schema, value) => {
  expect(schema.safeParse(value).error?.issues).toBeUndefined();
});

it('what the rules accept lower-cases e-mails, since they are compared so', () => {
  expect(login.parse({ email: 'Robin@Example.COM', password: '123456' }).email).toBe('robin@example.com');
});

it.each([
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'https://user:word@example.com/a.webp',
  '/../../etc/passwd',
  '/tools/%2e%2e/api/auth/signout',
  '/a%00.webp',
  '//evil.example/a.png',
  '/\\evil.example/a.png',
  'ftp://example.com/a',
])('%s is refused as a picture', (image) => {
  expect(addToolSchema.safeParse({ ...tool, image }).success).toBe(false);
});

it.each([Number.NaN, Number.POSITIVE_INFINITY, '1e400', '0x10px', {}, [5], true])(
  '%s is refused as a price',
  (price) => {
    expect(addToolSchema.safeParse({ ...tool, price }).success).toBe(false);
  },
);

it.each([0, -1, 0.001, 10.005, 1_000_000])('a price of %s dollars is refused', (price) => {
  expect(addToolSchema.safeParse({ ...tool, price }).success).toBe(false);
});

it.each([2.5, '10.5', -3, { $gt: 0 }, ['10']])('%s is refused as an order quantity', (orderQuantity) => {
  expect(order.safeParse({ ...orderInput, orderQuantity }).success).toBe(false);
});

it('control characters in text are refused', () => {
  expect(reviewFormSchema.safeParse({ review: 'nice\u0000tool', rating: 5 }).success).toBe(false);
});

it.each([
  ['a line break, which a mail’s subject must not have', 'Robin\r\nBcc: x@example.com'],
  ['a tab', 'Robin\tCarver'],
  ['a line separator', 'Robin\u2028Carver'],
  ['letters that turn the text around', 'Robin\u202egnp.exe'],
  ['a null byte', 'Robin\u0000'],
])('a name with %s is refused', (_, name) => {
  const person = { name, email: 'robin@example.com', password: 'long enough 9' };
  expect(message(register, person, 'name')).toBe('Invalid value');
  expect(message(addToolSchema, { ...tool, name }, 'name')).toBe('Invalid value');
  expect(message(contactSchema, { ...person, topic: 'tools', message: 'x' }, 'name')).toBe('Invalid value');
  expect(message(contactSchema, { ...person, company: name }, 'company')).toBe('Invalid value');
});

it.each(['Ågot Brønlund', 'O’Neill-Smith', '李小龙', 'محمد', 'Robin 🧨', 'A/S Værktøj & Søn <Aarhus>'])(
  'a name: %s is accepted',
  (name) => expect(message(register, { name }, 'name')).toBeUndefined(),
);

const emailOf = (email: string) => message(loginSchema('any'), { email, password: 'secret1' }, 'email');

it.each(['first.last@example.com', 'tool-shop@example.com', 'a+orders@example.co.uk', 'robin@example.com'])(
  'the e-mail of login and registration where the store accepts every valid address may be %s',
  (email) => expect(emailOf(email)).toBeUndefined(),
);

it.each([
  ['', 'Email required'],
  ['robin', 'Invalid Email'],
  ['robin@localhost', 'Invalid Email'],
  ['first last@example.com', 'Invalid Email'],
  ['.first@example.com', 'Invalid Email'],
])(
  'the e-mail of login and registration where the store accepts every valid address is refused with the same messages: %s',
  (email, text) => expect(emailOf(email)).toBe(text),
);
