import { makeZip } from 'client-zip';
import { contentOf, type ZipEntry } from './zip-directory';

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const TAG = /<((?:\w+:)?)(row|c)(\s[^>]*?)?(\/?)>/g;
const ADDRESS = /\sr="([A-Z]*)(\d*)"/;
const LETTERS = 26;
const BEFORE_A = 64;

const placeOf = (letters: string) =>
  [...letters].reduce((place, letter) => place * LETTERS + letter.charCodeAt(0) - BEFORE_A, 0);

function lettersOf(place: number): string {
  const last = ((place - 1) % LETTERS) + 1;
  return (place > LETTERS ? lettersOf((place - last) / LETTERS) : '') + String.fromCharCode(BEFORE_A + last);
}

/** Returns a sheet with the address of each cell: one that has none follows the one before it. */
export function withAddresses(xml: string): string {
  let row = 0;
  let place = 0;
  return xml.replace(TAG, (tag, prefix: string, name: string, attributes = '', end: string) => {
    const [, letters = '', number = ''] = ADDRESS.exec(attributes) ?? [];
    if (name === 'row') {
      [row, place] = [number ? Number(number) : row + 1, 0];
      return number ? tag : `<${prefix}row r="${row}"${attributes}${end}>`;
    }
    place = letters ? placeOf(letters) : place + 1;
    return letters ? tag : `<${prefix}c r="${lettersOf(place)}${row}"${attributes}${end}>`;
  });
}

const HEAD_BYTES = 64 * 1024;
const FIRST_CELL = /<(?:\w+:)?c(\s[^>]*?)?\/?>/;

/** Programs that leave addresses out leave all of them out. */
function isBare(content: Buffer): boolean {
  const [cell, attributes = ''] = FIRST_CELL.exec(content.toString('utf8', 0, HEAD_BYTES)) ?? [];
  return cell !== undefined && !ADDRESS.test(attributes);
}

/** Returns a workbook whose cells have addresses, which some programs leave out. */
export async function addressedWorkbook(bytes: Buffer, entries: readonly ZipEntry[]): Promise<Buffer> {
  const bare = new Set(entries.filter((entry) => SHEET.test(entry.name) && isBare(contentOf(bytes, entry))));
  if (bare.size === 0) return bytes;
  const files = entries.map((entry) => {
    const content = contentOf(bytes, entry);
    return { name: entry.name, input: bare.has(entry) ? withAddresses(content.toString('utf8')) : content };
  });
  const parts: Uint8Array[] = [];
  for await (const part of makeZip(files) as unknown as AsyncIterable<Uint8Array>) parts.push(part);
  return Buffer.concat(parts);
}
