import { describe, expect, it } from 'vitest';
import { deliveryOf, orderNoteSchemas } from '@/lib/shared/orders/order.schema';
import { fingerprintOfNotes, labelledNotes, notesOf } from '@/lib/shared/orders/order-notes';
import { orderNotes } from '@/lib/shared/texts/de/order-notes';

describe('notes of an order', () => {
  it('are picked from what was sent or stored, an empty one is none', () => {
    expect(notesOf({ note: 'Gate 3' })).toEqual({ note: 'Gate 3' });
    expect(notesOf({ note: '' })).toEqual({});
    expect(notesOf({})).toEqual({});
    const delivery = { address: 'Dock 1', phone: '+49 30 1', poNumber: 'PO-1' };
    expect(deliveryOf({ ...delivery, note: 'Gate 3' })).toEqual({ ...delivery, note: 'Gate 3' });
  });

  it('are shown with the label of the place, in the order of the table', () => {
    expect(labelledNotes({ note: 'Gate 3' }, orderNotes.packing)).toEqual([
      { name: 'note', label: 'Anmerkung:', text: 'Gate 3' },
    ]);
    expect(labelledNotes({ note: '' }, orderNotes.packing)).toEqual([]);
  });

  it('leave the fingerprint of a request as it was when there was one note', () => {
    expect(fingerprintOfNotes({ note: 'Gate 3' })).toBe('Gate 3');
    expect(fingerprintOfNotes({ note: '' })).toBe('');
    expect(fingerprintOfNotes({})).toBeNull();
  });

  it('have a schema each, with a limit of lines and characters', () => {
    const { note } = orderNoteSchemas;
    expect(note.parse(undefined)).toBeUndefined();
    expect(note.parse(' Gate 3 ')).toBe('Gate 3');
    expect(note.safeParse('x'.repeat(1_001)).success).toBe(false);
    expect(note.safeParse('x\n'.repeat(31)).success).toBe(false);
  });
});
