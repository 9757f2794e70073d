import { expect, it } from 'vitest';
import { listRows } from '@/lib/client/lists/list-file';
import { writeCsv } from '@/lib/shared/text/csv';

const line = { toolId: 'a', image: '', problems: [] };

it('a list as a file opens in spreadsheets, and none of its cells is a formula', () => {
  const lines = [
    { ...line, sku: 'FL-1', name: 'Vise; 125 mm', quantity: 10, reference: 'Bay "7"' },
    { ...line, sku: 'FL-2', name: 'Hammer', quantity: 1, reference: '=cmd()' },
  ];
  expect(writeCsv(listRows({ lines }, ['SKU', 'Quantity', 'Reference', 'Name']), ';')).toBe(
    '\uFEFFSKU;Quantity;Reference;Name\r\nFL-1;10;"Bay ""7""";"Vise; 125 mm"\r\nFL-2;1;\'=cmd();Hammer\r\n',
  );
});
