import { inflateSync } from 'node:zlib';

type Objects = ReadonlyMap<string, { head: string; content: string }>;

/** The objects of a file, by number; streams are inflated. */
function objectsOf(file: string): Objects {
  const objects = new Map<string, { head: string; content: string }>();
  for (const [, id = '', body = ''] of file.matchAll(/(\d+) 0 obj\b(.*?)\bendobj/gs)) {
    const [head = '', stream] = body.split(/\bstream\r?\n/, 2);
    const bytes = Buffer.from(stream?.replace(/\r?\n?endstream\s*$/, '') ?? '', 'latin1');
    const content = head.includes('/FlateDecode')
      ? inflateSync(bytes).toString('latin1')
      : bytes.toString('latin1');
    objects.set(id, { head, content });
  }
  return objects;
}

const charactersOf = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** The characters of a font's glyphs, from its `ToUnicode` map of ranges. */
function glyphsOf(map: string): Map<string, string> {
  const glyphs = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/gs))
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f]+)>/g)].entries())
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
