import { daySchema } from '@/lib/shared/calls/fields.schema';
import { serialNumberSchema } from '@/lib/shared/serials/serial-number';

/** What a file's name may say; the SKU is one of several where it may have underscores. */
export type NamedPaper = { sku: string; serial: string; day?: string; title: string };

const LOOKS_LIKE_DAY = /^\d{4}-\d{2}-\d{2}$/;
const ENDING = /\.pdf$/i;

function readingOf(parts: readonly string[], skuParts: number): NamedPaper | null {
  const sku = parts.slice(0, skuParts).join('_').trim();
  const serial = serialNumberSchema.safeParse(parts[skuParts]);
  if (sku === '' || !serial.success) return null;
  const day = parts[skuParts + 1]?.trim() ?? '';
  const title = parts.join('_');
  if (!LOOKS_LIKE_DAY.test(day)) return { sku, serial: serial.data, title };
  return daySchema().safeParse(day).success ? { sku, serial: serial.data, day, title } : null;
}

/**
 * Reads `{SKU}_{serial}[_{day}][_anything].pdf` in each way it can be read, the shortest SKU first, since SKUs may have underscores.
 * A folder before it is ignored.
 */
export function readPaperFileName(fileName: string): NamedPaper[] {
  const name = fileName.replace(/^.*[\\/]/, '').normalize('NFC');
  if (!ENDING.test(name)) return [];
  const parts = name.replace(ENDING, '').split('_');
  return Array.from({ length: parts.length - 1 }, (_, place) => readingOf(parts, place + 1)).filter(
    (reading) => reading !== null,
  );
}
