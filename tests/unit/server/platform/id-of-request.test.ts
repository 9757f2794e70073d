import { ObjectId } from 'mongodb';
import { expect, it } from 'vitest';
import { idOfRequest } from '@/lib/server/platform/identifiers';

const [robin, kim] = [new ObjectId('0123456789abcdef01234567'), new ObjectId('fedcba987654321001234567')];

it('the id of a request is the same for the same person and key, and another for any other', () => {
  const id = idOfRequest(robin, 'key-1').toHexString();
  expect(idOfRequest(robin, 'key-1').toHexString()).toBe(id);
  const others = [idOfRequest(robin, 'key-2'), idOfRequest(kim, 'key-1'), idOfRequest(robin, '')];
  expect(new Set([id, ...others.map((other) => other.toHexString())]).size).toBe(4);
});
