import { deflateSync } from 'node:zlib';

/** A small PDF: `objects` are written as they are, and `after` behind its end. */
export function pdf({ objects = '', after = '' } = {}): Buffer {
  const body =
    '%PDF-1.7\n1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj\n' +
    '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj\n' +
    `3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200]>> endobj\n${objects}\n`;
  return Buffer.from(
    `${body}trailer <</Root 1 0 R /Size 4>>\nstartxref\n${body.length}\n%%EOF\n${after}`,
    'latin1',
  );
}

/** Objects packed into a stream, as writers of PDF 1.5 and later do. */
export function packed(objects: string | Buffer): string {
  const bytes = deflateSync(objects);
  const head = `9 0 obj <</Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bytes.length}>> stream\n`;
  return `${head}${bytes.toString('latin1')}\nendstream endobj`;
}

const CRC_TABLE = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
});

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (CRC_TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

type Png = {
  width: number;
  height: number;
  pixels?: Buffer;
  extra?: readonly [type: string, data: Buffer][];
};

/** A grey PNG that claims these dimensions; `pixels` are its uncompressed rows. */
function png({ width, height, pixels = Buffer.alloc(0), extra = [] }: Png): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...extra.map(([type, data]) => pngChunk(type, data)),
    pngChunk('IDAT', deflateSync(pixels, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A grey PNG whose rows are all there. */
export function soundPng(width: number, height: number, extra: Png['extra'] = []): Buffer {
  return png({ width, height, pixels: Buffer.alloc((width + 1) * height, 0), extra });
}

const SCRIPT = '<script>alert(document.domain)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;
const HTML = `<!doctype html><html><body>${SCRIPT}</body></html>`;
const ZIP = 'PK\x03\x04\x14\0\0\0\0\0';

const bytes = (text: string) => Buffer.from(text, 'latin1');

/** What a file must not be taken for, by what it is. Each is refused; nothing of it is stored. */
export const HOSTILE_PICTURES: Readonly<Record<string, () => Buffer>> = {
  'an SVG with a script': () => bytes(SVG),
  'an SVG with an XML head': () => bytes(`<?xml version="1.0"?>${SVG}`),
  'an SVG that reads a file': () =>
    bytes(
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>`,
    ),
  'a compressed SVG': () => deflateSync(SVG),
  'a page': () => bytes(HTML),
  'a page after a byte order mark': () => bytes(`\xef\xbb\xbf${HTML}`),
  'a script': () => bytes('alert(1)'),
  'a script that begins as a GIF': () => bytes('GIF89a=1;alert(1);//'),
  'an archive': () => bytes(ZIP),
  'a program': () => bytes('\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0'),
  'a PDF': () => pdf(),
  PostScript: () => bytes('%!PS-Adobe-3.0\n(/etc/passwd) (r) file'),
  'a script for ImageMagick': () => bytes('push graphic-context\nimage over 0,0 0,0 "|id"'),
  nothing: () => Buffer.alloc(0),
  'one byte': () => bytes('\xff'),
  NULs: () => Buffer.alloc(5_000),
  'the first bytes of a JPEG and a page': () => bytes(`\xff\xd8\xff\xe0\0\x10JFIF\0${HTML}`),
  'the first bytes of a PNG and a page': () => bytes(`\x89PNG\r\n\x1a\n${HTML}`),
  'the first bytes of a WebP and a page': () => bytes(`RIFF\x24\0\0\0WEBPVP8 ${HTML}`),
  'the first bytes of an AVIF and a page': () => bytes(`\0\0\0\x1cftypavif\0\0\0\0avifmif1${HTML}`),
  'a HEIC': () => bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  'a TIFF': () => bytes('II*\0\x08\0\0\0\0\0'),
  'a bitmap': () => bytes('BM\x46\0\0\0\0\0\0\0\x36\0\0\0'),
  'a PNG that ends in its pixels': () => {
    const sound = png({
      width: 64,
      height: 64,
      pixels: Buffer.from(Array.from({ length: 65 * 64 }, (_, n) => (n % 65 === 0 ? 0 : (n * 7919) % 251))),
    });
    return sound.subarray(0, sound.length - 400);
  },
  'a PNG without pixels': () => png({ width: 64, height: 64 }),
  'a PNG that claims a billion pixels': () => png({ width: 40_000, height: 25_000 }),
  'a PNG of the widest side there is': () => png({ width: 2_147_483_647, height: 1 }),
  'a PNG that unpacks to a gigapixel': () =>
    png({ width: 30_000, height: 30_000, pixels: Buffer.alloc(30_001 * 200) }),
  'a PNG with a side of no pixels': () => png({ width: 0, height: 10 }),
};

/** The same for documents. */
export const HOSTILE_DOCUMENTS: Readonly<Record<string, () => Buffer>> = {
  'a page': () => bytes(HTML),
  'a picture': () => soundPng(4, 4),
  'a page before a PDF': () => Buffer.concat([bytes(HTML), pdf()]),
  'a PDF with a page in its head': () =>
    bytes(pdf().toString('latin1').replace('%PDF-1.7\n', `%PDF-1.7\n%${HTML}\n`)),
  'a PDF with an archive behind it': () => pdf({ after: ZIP }),
  'a PDF with a page behind it': () => pdf({ after: HTML }),
  'half a PDF': () => pdf().subarray(0, 150),
  'a PDF with a script': () => pdf({ objects: '4 0 obj <</S /JavaScript /JS (app.alert(1))>> endobj' }),
  'a PDF with a script under an escaped name': () =>
    pdf({ objects: '4 0 obj <</S /J#61vaScript /J#53 (app.alert(1))>> endobj' }),
  'a PDF with a packed script': () => pdf({ objects: packed('4 0 <</S /JavaScript /JS (app.alert(1))>>') }),
  'a PDF with a script in a stream under an escaped name': () =>
    pdf({ objects: packed('4 0 <</S /JavaScript /JS (app.alert(1))>>').replace('/ObjStm', '/Obj#53tm') }),
  'a PDF that starts a program': () => pdf({ objects: '4 0 obj <</S /Launch /F (cmd.exe)>> endobj' }),
  'a PDF with a file in it': () => pdf({ objects: '4 0 obj <</Type /EmbeddedFile /Length 1>> endobj' }),
  'a PDF that unpacks to 100 MB': () => pdf({ objects: packed(Buffer.alloc(100 * 1024 * 1024)) }),
  'a PDF whose stream is no stream': () =>
    pdf({ objects: '9 0 obj <</Type /ObjStm /Filter /FlateDecode>> stream\nnot packed\nendstream endobj' }),
};

/** Sound pictures that carry something: what they show is served, nothing of what they carry. */
export const CARRYING_PICTURES: Readonly<Record<string, () => Buffer>> = {
  'a PNG with a page in its text': () => soundPng(8, 8, [['tEXt', bytes(`Comment\0${HTML}`)]]),
  'a PNG with an archive behind it': () => Buffer.concat([soundPng(8, 8), bytes(ZIP), bytes(HTML)]),
};

/** What is in the hostile files, and in nothing that is served. */
export const PAYLOADS: readonly string[] = ['<script', 'alert(', 'PK\x03\x04', '<svg', 'PNG'];
