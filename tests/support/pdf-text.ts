import { inflateSync } from 'node:zlib';

type Objects = ReadonlyMap<string, { head: string; content: string }>;

const OBJECT = /(\d+) 0 obj\b/g;
const STREAM = /^(.*?)\bstream\r?\n/s;

/** The objects of a file, by number; streams are inflated. Bytes of a stream may look like the end of one: its length counts. */
function objectsOf(file: string): Objects {
  const objects = new Map<string, { head: string; content: string }>();
  OBJECT.lastIndex = 0;
  for (let found = OBJECT.exec(file); found; found = OBJECT.exec(file)) {
    const [, id = ''] = found;
    const end = file.indexOf('endobj', OBJECT.lastIndex);
    const body = file.slice(OBJECT.lastIndex, end);
    const [opening = '', head = body] = STREAM.exec(body) ?? [];
    const start = OBJECT.lastIndex + opening.length;
    const length = opening === '' ? 0 : Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const bytes = Buffer.from(file.slice(start, start + length), 'latin1');
    const isDeflated = head.includes('/FlateDecode');
    objects.set(id, { head, content: (isDeflated ? inflateSync(bytes) : bytes).toString('latin1') });
    OBJECT.lastIndex = Math.max(start + length, end);
  }
  return objects;
}

const charactersOf = (hex: string) =>
  Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

/** The characters of a font's glyphs, from its `ToUnicode` map of ranges. */
function glyphsOf(map: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  // A ligature stands for several characters: `<0066 0066>`.
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/gs))
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]+)>/g)].entries())
      glyphs.set((Number.parseInt(first, 16) + at).toString(16).padStart(4, '0'), charactersOf(hex));
  return glyphs;
}

/** Returns what a PDF of the store says, a line a piece of text, for tests that look for words and amounts. */
export function pdfText(pdf: Uint8Array): string {
  const objects = objectsOf(Buffer.from(pdf).toString('latin1'));
  const fonts = new Map<string, Map<string, string>>();
  for (const { head } of objects.values())
    for (const [, name = '', id = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id)?.head ?? '')?.[1] ?? '';
      fonts.set(name, glyphsOf(objects.get(map)?.content ?? ''));
    }
  const lines: string[] = [];
  for (const { content } of objects.values()) {
    if (!content.includes(' Tf')) continue;
    let glyphs = new Map<string, string>();
    for (const [, font, pieces = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
      if (font) glyphs = fonts.get(font) ?? glyphs;
      else
        lines.push(
          [...pieces.matchAll(/<([0-9a-f]+)>/g)]
            .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
            .map((glyph) => glyphs.get(glyph) ?? '')
            .join(''),
        );
    }
  }
  return lines.join('\n');
}
