import { expect, it } from 'vitest';
import { readPaperFileName } from '@/lib/server/commerce/serials/papers/paper-file-name';
import { calibrationChange, dueAfter } from '@/lib/shared/serials/due-day';
import { serialKeyOf, serialNumberSchema } from '@/lib/shared/serials/serial-number';

it.each([
  ['SN-00 4711.A/2', 'sn004711a2'],
  ['sn004711a2', 'sn004711a2'],
])('a serial number is compared without case and signs: %s', (serial, key) => {
  expect(serialKeyOf(serial)).toBe(key);
});

it.each(['', ' - ', 'x'.repeat(41), 'A_1', 'A\n1', 'Ä1'])('a serial number is refused: %j', (serial) => {
  expect(serialNumberSchema.safeParse(serial).success).toBe(false);
});

const first = (name: string) => readPaperFileName(name)[0];

it('the name of a paper says SKU, serial number and day', () => {
  expect(first('TW-200_SN-1.pdf')).toEqual({ sku: 'TW-200', serial: 'SN-1', title: 'TW-200_SN-1' });
  expect(first('C:\\certs\\TW-200_SN-1_2026-05-04_DAkkS.PDF')).toMatchObject({
    ...{ sku: 'TW-200', serial: 'SN-1', day: '2026-05-04' },
  });
  expect(first('TW-200_SN-1_DAkkS.pdf')).not.toHaveProperty('day');
});

it('the name of a paper is read with each SKU that has underscores', () => {
  const readings = readPaperFileName('TW_200_SN-1.pdf').map(({ sku, serial }) => [sku, serial]);
  expect(readings).toEqual([
    ['TW', '200'],
    ['TW_200', 'SN-1'],
  ]);
});

it.each(['TW-200.pdf', 'TW-200_.pdf', '_SN-1.pdf', 'TW-200_SN-1.png'])(
  'the name of a paper says nothing: %s',
  (name) => {
    expect(readPaperFileName(name)).toEqual([]);
  },
);

it('the name of a paper says nothing of its SKU where it has a day that no calendar has', () => {
  const readings = readPaperFileName('TW-200_SN-1_2026-13-40.pdf');
  expect(readings.map(({ sku }) => sku)).not.toContain('TW-200');
});

it('a calibration is due so many months later, at the end of shorter ones', () => {
  expect(dueAfter('2026-01-31', 1)).toBe('2026-02-28');
  expect(dueAfter('2026-01-31', null)).toBeUndefined();
});

it('a newer calibration moves the due day, also one that its holder has set', () => {
  const known = { calibratedOn: '2025-05-04', dueOn: '2026-01-01' };
  expect(calibrationChange(known, '2026-05-04', 12)).toEqual({
    ...{ calibratedOn: '2026-05-04', dueOn: '2027-05-04' },
  });
  expect(calibrationChange(known, '2025-05-04', 12)).toBeNull();
  expect(calibrationChange({}, '2024-05-04', 12)).toMatchObject({ dueOn: '2025-05-04' });
});

it('a calibration without an interval ends a due day that is over, and leaves a later one', () => {
  expect(calibrationChange({ dueOn: '2026-01-01' }, '2026-05-04', null)).toMatchObject({ dueOn: null });
  expect(calibrationChange({ dueOn: '2026-08-01' }, '2026-05-04', null)).not.toHaveProperty('dueOn');
});
