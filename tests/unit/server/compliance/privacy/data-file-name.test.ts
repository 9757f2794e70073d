import { expect, it } from 'vitest';
import { dataFileName } from '@/lib/server/compliance/privacy/export-data';

it.each([
  ['Forgeline', 'forgeline-my-data.json'],
  ['Krämer & Voss', 'kramer-voss-my-data.json'],
  ['"A"\r\nb', 'a-b-my-data.json'],
  ['工具', 'my-data.json'],
])('the data of an account in the shop %j are a file that any header can name: %s', (shop, file) => {
  expect(dataFileName(shop)).toBe(file);
  expect(() => new Headers({ 'content-disposition': `attachment; filename="${file}"` })).not.toThrow();
});
