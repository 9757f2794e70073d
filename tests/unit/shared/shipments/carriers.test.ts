import { describe, expect, it } from 'vitest';
import { CARRIERS, hasOtherTracking, shownParcel } from '@/lib/shared/shipments/carriers';
import { parcelsSchema } from '@/lib/shared/shipments/parcel.schema';

const [[key, { name, url = '' }] = ['', { name: '' }]] = Object.entries(CARRIERS);

describe('a parcel on screen', () => {
  it('is followed at its carrier’s page, with its number encoded', () => {
    const shown = shownParcel({ carrier: key, trackingNumber: 'JD 01/4' });
    expect(shown).toEqual({
      carrier: key,
      name,
      trackingNumber: 'JD 01/4',
      url: url.replace('{number}', 'JD%2001%2F4'),
    });
  });

  it('has no link without a number', () => {
    expect(shownParcel({ carrier: key })).toEqual({ carrier: key, name });
  });

  it('of another carrier has the name and the link that were typed', () => {
    const typed = { carrier: 'other', name: 'Nord Freight', url: 'https://nord.example/t?n={number}' };
    expect(shownParcel({ ...typed, trackingNumber: 'A 1' }).url).toBe('https://nord.example/t?n=A%201');
    expect(shownParcel({ ...typed, url: 'https://nord.example/77' })).toEqual({
      carrier: 'other',
      name: 'Nord Freight',
      url: 'https://nord.example/77',
    });
  });

  it('of a carrier that the shop no longer has shows its key, without a link', () => {
    expect(shownParcel({ carrier: 'gone', trackingNumber: '1' })).toEqual({
      carrier: 'gone',
      name: 'gone',
      trackingNumber: '1',
    });
  });
});

describe('parcels that are sent', () => {
  const issuesOf = (parcels: unknown) =>
    parcelsSchema.safeParse(parcels).error?.issues.map(({ path, message }) => [path.join('.'), message]);

  it('may be none, and numbers are trimmed', () => {
    expect(parcelsSchema.parse([])).toEqual([]);
    expect(parcelsSchema.parse([{ carrier: key, trackingNumber: ' 00-1 ' }])).toEqual([
      { carrier: key, trackingNumber: '00-1' },
    ]);
  });

  it.each([
    ['an unknown carrier', { carrier: 'pigeon' }, ['0.carrier', 'choose-carrier']],
    ['no carrier', {}, ['0.carrier', 'choose-carrier']],
    ['an inherited name', { carrier: 'toString' }, ['0.carrier', 'choose-carrier']],
    [
      'a number of other marks',
      { carrier: key, trackingNumber: '1?x=2' },
      ['0.trackingNumber', 'tracking-number-invalid'],
    ],
    [
      'an empty number',
      { carrier: key, trackingNumber: ' ' },
      ['0.trackingNumber', 'tracking-number-invalid'],
    ],
    [
      'a long number',
      { carrier: key, trackingNumber: '1'.repeat(61) },
      ['0.trackingNumber', 'tracking-number-invalid'],
    ],
    ['another carrier without a name', { carrier: 'other' }, ['0.name', 'carrier-required']],
    ['a name beside a known carrier', { carrier: key, name: 'Mine' }, ['0.name', 'invalid']],
    ['a link beside a known carrier', { carrier: key, url: 'https://x.example/' }, ['0.url', 'invalid']],
    [
      'a script as link',
      { carrier: 'other', name: 'N', url: 'javascript:alert(1)' },
      ['0.url', 'tracking-link-invalid'],
    ],
  ])('%s is refused', (_, parcel, expected) => {
    expect(issuesOf([parcel])).toEqual([expected]);
  });

  it('are at most 50', () => {
    expect(issuesOf(Array.from({ length: 51 }, () => ({ carrier: key })))).toEqual([
      ['', 'parcels-too-many'],
    ]);
  });
});

describe('a correction', () => {
  it('is told where a carrier or a number differs, not for another link', () => {
    const parcel = { carrier: 'other', name: 'N', trackingNumber: '1', url: 'https://n.example/1' };
    expect(hasOtherTracking([parcel], [{ ...parcel, url: 'https://n.example/2' }])).toBe(false);
    expect(hasOtherTracking([parcel], [{ ...parcel, trackingNumber: '2' }])).toBe(true);
    expect(hasOtherTracking([parcel], [])).toBe(true);
  });
});
