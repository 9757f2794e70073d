import { describe, expect, it } from 'vitest';
import { differences, recordedFields } from '@/tests/api/golden/differences';
import type { Exchange, Json } from '@/tests/api/golden/exchange';

function exchange(body: Json, response: Partial<Exchange['response']> = {}): Exchange {
  return {
    request: { by: 'visitor', path: '/api/order' },
    response: { status: 200, headers: { 'content-type': 'application/json' }, body, ...response },
  };
}

function compared(was: Exchange, is: Exchange, others: readonly Exchange[] = []): string[] {
  return differences(was, is, recordedFields([was, ...others]));
}

const ORDER = { _id: '<id>', paid: false, orderValue: 42, timeline: [{ state: 'unpaid', by: 'buyer' }] };

describe('an exchange that is as recorded', () => {
  it('has no differences, in whatever order its fields are', () => {
    const { _id, ...rest } = ORDER;
    expect(compared(exchange(ORDER), exchange({ ...rest, _id }))).toEqual([]);
  });

  it('may have gained fields, at any depth', () => {
    const [entry] = ORDER.timeline;
    const grown = { ...ORDER, lineCount: 1, lines: [{ sku: 'A' }], timeline: [{ ...entry, note: null }] };
    expect(compared(exchange(ORDER), exchange(grown))).toEqual([]);
    expect(compared(exchange([ORDER, ORDER]), exchange([grown, ORDER]))).toEqual([]);
  });
});

describe('an exchange differs', () => {
  it.each<[string, Json, string]>([
    ['a field that is missing', { ...without(ORDER, 'paid') }, 'body.paid: false is missing'],
    ['another value', { ...ORDER, orderValue: 42.01 }, 'body.orderValue: 42 became 42.01'],
    ['another type', { ...ORDER, orderValue: '42' }, 'body.orderValue: 42 became "42"'],
    ['null', { ...ORDER, _id: null }, 'body._id: "<id>" became null'],
    [
      'a value where an object was',
      { ...ORDER, timeline: ['unpaid'] },
      'body.timeline[0]: {"state":"unpaid","by":"buyer"} became "unpaid"',
    ],
    [
      'an entry more',
      { ...ORDER, timeline: [...ORDER.timeline, ...ORDER.timeline] },
      'body.timeline: 1 entries became 2',
    ],
    ['an entry less', { ...ORDER, timeline: [] }, 'body.timeline: 1 entries became 0'],
    [
      'an object where a list was',
      { ...ORDER, timeline: {} },
      'body.timeline: [{"state":"unpaid","by":"buyer"}] became {}',
    ],
    [
      'a deep field that is missing',
      { ...ORDER, timeline: [{ state: 'unpaid' }] },
      'body.timeline[0].by: "buyer" is missing',
    ],
    [
      'a list where one order was',
      [ORDER],
      `body: ${JSON.stringify(ORDER)} became ${JSON.stringify([ORDER])}`,
    ],
    ['a text', '', `body: ${JSON.stringify(ORDER)} became ""`],
  ])('by %s', (_, body, difference) => {
    expect(compared(exchange(ORDER), exchange(body))).toEqual([difference]);
  });

  it('by its status', () => {
    const refused = exchange({ code: 'not-found' }, { status: 404 });
    expect(compared(exchange(ORDER), refused)).toEqual(['status: 200 became 404 with {"code":"not-found"}']);
  });

  it('by a header that changed, appeared or disappeared', () => {
    const was = exchange([], { headers: { 'content-type': 'application/json', 'x-total-count': '0' } });
    const is = exchange([], { headers: { 'content-type': 'text/html', 'retry-after': '<seconds>' } });
    expect(compared(was, is)).toEqual([
      'header content-type: "application/json" became "text/html"',
      'header x-total-count: "0" became nothing',
      'header retry-after: nothing became "<seconds>"',
    ]);
  });

  it('by a method that a path no longer accepts, not by an additional one', () => {
    const taking = (allow: string) => exchange({}, { status: 405, headers: { allow } });
    expect(compared(taking('GET, DELETE'), taking('GET, PATCH, DELETE'))).toEqual([]);
    expect(compared(taking('GET, DELETE'), taking('GET'))).toEqual([
      'header allow: "GET, DELETE" became "GET"',
    ]);
    expect(compared(taking('GET'), exchange({}, { status: 405, headers: {} }))).toEqual([
      'header allow: "GET" became nothing',
    ]);
  });

  it('by the request', () => {
    const asked = exchange(ORDER);
    const request = { ...asked.request, body: { demanded: true } };
    expect(compared(asked, { ...asked, request })).toEqual([
      'request: {"by":"visitor","path":"/api/order"} became {"by":"visitor","path":"/api/order","body":{"demanded":true}}',
    ]);
  });

  it('by a field that other responses of the call have and this one left out', () => {
    const shipped = exchange({
      ...ORDER,
      status: 'shipped',
      timeline: [{ state: 'paid', by: 'buyer', name: 'A' }],
    });
    const is = exchange({
      ...ORDER,
      status: 'pending',
      timeline: [{ state: 'unpaid', by: 'buyer', name: 'A' }],
    });
    expect(compared(exchange(ORDER), is, [shipped])).toEqual([
      'body.timeline[0].name: "A" appeared; other responses of this call have it, this one did not',
      'body.status: "pending" appeared; other responses of this call have it, this one did not',
    ]);
  });
});

describe('a refusal differs', () => {
  const refusal = (detail: string, errors: Json) =>
    exchange({ code: 'validation-failed', detail, errors }, { status: 422 });
  const was = refusal('Please check the fields.', { phone: ['Phone required'] });

  it.each<[string, Exchange, string]>([
    [
      'another sentence',
      refusal('Check the fields.', { phone: ['Phone required'] }),
      'body.detail: "Please check the fields." became "Check the fields."',
    ],
    [
      'another message',
      refusal('Please check the fields.', { phone: ['Phone needed'] }),
      'body.errors: {"phone":["Phone required"]} became {"phone":["Phone needed"]}',
    ],
    [
      'one more field it demands',
      refusal('Please check the fields.', { phone: ['Phone required'], vat: ['VAT required'] }),
      'body.errors: {"phone":["Phone required"]} became {"phone":["Phone required"],"vat":["VAT required"]}',
    ],
  ])('by %s', (_, is, difference) => {
    expect(compared(was, is)).toEqual([difference]);
  });
});

function without<Of extends object>(record: Of, field: keyof Of): Omit<Of, typeof field> {
  const { [field]: _, ...rest } = record;
  return rest;
}
