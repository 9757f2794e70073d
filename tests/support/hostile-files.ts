import { deflateSync } from 'node:zlib';

/** A small PDF: `catalog`, `page` and `objects` are written as they are, and `after` behind its end. */
export function pdf({ objects = '', after = '', catalog = '', page = '' } = {}): Buffer {
  const body =
    `%PDF-1.7\n1 0 obj <</Type /Catalog /Pages 2 0 R ${catalog}>> endobj\n` +
    '2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj\n' +
    `3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${page}>> endobj\n${objects}\n`;
  return Buffer.from(
    `${body}trailer <</Root 1 0 R /Size 4>>\nstartxref\n${body.length}\n%%EOF\n${after}`,
    'latin1',
  );
}

/** Objects packed into a stream, as writers of PDF 1.5 and later do. */
function packed(objects: string | Buffer, more = '', filter = '/Filter /FlateDecode'): string {
  const bytes = deflateSync(objects);
  const head = `9 0 obj <</Type /ObjStm ${more} /N 1 /First 4 ${filter} /Length ${bytes.length}>> stream\n`;
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

/** Files that must not be taken for pictures, by what they are. Each is refused; nothing of it is stored. */
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

const PACKED_SCRIPT = '4 0 <</S /JavaScript /JS (app.alert(1))>>';
const linkTo = (action: string) => `/Annots [<</Type /Annot /Subtype /Link /Rect [0 0 9 9] /A ${action}>>]`;

/** Documents that only look as if they did more than show something. */
export const HARMLESS_DOCUMENTS: Readonly<Record<string, () => Buffer>> = {
  'one page': () => pdf(),
  'packed objects and blank lines at its end': () =>
    pdf({
      objects: packed('4 0 <</Type /Font /BaseFont /JSmooth /Name /SoundOfText>>'),
      after: '\r\n\r\n',
    }),
  'packed objects with parameters that change nothing': () =>
    pdf({ objects: packed(HARMLESS_OBJECT, '/DecodeParms [<</Predictor 1>>]', '/Filter [/FlateDecode]') }),
  'a key twice with one value': () => pdf({ page: '/Rotate 0 /Rotate 0' }),
  'links whose addresses have words of actions': () =>
    pdf({ page: linkTo('<</S /URI /URI (https://vendor.example/Sound/Launch/JavaScript?EmbeddedFile)>>') }),
  'a link to a mailbox': () => pdf({ page: linkTo('<</S /URI /URI (mailto:sales@vendor.example)>>') }),
  'a link without a scheme': () => pdf({ page: linkTo('<</S /URI /URI (www.vendor.example/a)>>') }),
  'words of actions in its title': () => pdf({ objects: '4 0 obj (/JavaScript /JS /Launch) endobj' }),
  'a page that it opens at': () => pdf({ catalog: '/OpenAction [3 0 R /Fit]' }),
  'a page that an action opens it at': () => pdf({ catalog: '/OpenAction <</S /GoTo /D [3 0 R /Fit]>>' }),
  'a font and pictures under names of actions': () =>
    pdf({ page: '/Resources <</Font <</JS <</Type /Font>>>> /XObject <</JavaScript 4 0 R /EF 4 0 R>>>>' }),
  'fonts under names of actions in an object of their own': () =>
    pdf({
      page: '/Resources <</Font 4 0 R>>',
      objects: '4 0 obj <</JS 5 0 R /S 5 0 R>> endobj\n5 0 obj <</Type /Font>> endobj',
    }),
  'structure with the name of an action': () =>
    pdf({ catalog: '/StructTreeRoot <</K <</Type /StructElem /S /Sound /A <</O /Layout>>>>>>' }),
  'words of actions in its content': () =>
    pdf({
      page: '/Contents 4 0 R',
      objects: '4 0 obj <</Length 30>> stream\nBT (/S /JavaScript) Tj ET    \nendstream endobj',
    }),
};

/** Ways to write an object stream that readers unpack to something else than is written in it as it is. */
const PACKINGS: Readonly<Record<string, readonly [more: string, filter?: string]>> = {
  'short parameters': ['/DP <</Predictor 12 /Columns 4>>'],
  'escaped parameters': ['/#44ecodeParms <</Predictor 12 /Columns 4>>'],
  'parameters in an array': ['/DecodeParms [<</Predictor 12>>]'],
  'parameters in another object': ['/DecodeParms 8 0 R'],
  'a predictor in another object': ['/DecodeParms <</Predictor 8 0 R>>'],
  'parameters twice': ['/DecodeParms <</Predictor 12>> /DecodeParms null'],
  'parameters twice, once escaped': ['/DecodeParms <</Predictor 12>> /#44ecodeParms null'],
  'its content in a file': ['/FFilter /FlateDecode /FDecodeParms <</Predictor 12>>'],
  'a short filter': ['', '/F /FlateDecode'],
  'an abbreviated filter': ['', '/Filter /Fl'],
  'a filter in another object': ['', '/Filter 8 0 R'],
  'a filter in an array in another object': ['', '/Filter [8 0 R]'],
  'two filters': ['', '/Filter [/ASCIIHexDecode /FlateDecode]'],
  'a filter of encryption': ['', '/Filter [/Crypt /FlateDecode]'],
  'another filter': ['', '/Filter /LZWDecode'],
  'a filter twice': ['', '/Filter /LZWDecode /Filter /FlateDecode'],
  'no filter': ['', ''],
  'its first object twice': ['/First 40'],
  'its count in another object': ['/N 8 0 R'],
  'a key of its own': ['/Pad (x)'],
};
const HARMLESS_OBJECT = '4 0 <</Type /Font>>';
const packings = (objects: string, keys: Readonly<Record<string, readonly [string, string?]>>) =>
  Object.entries(keys).map(([name, [more, filter]]) => [
    `a PDF whose packed objects have ${name}`,
    () => pdf({ objects: packed(objects, more, filter) }),
  ]);

/** The same as of pictures for documents. */
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
  'a PDF with a script packed under a long dictionary': () =>
    pdf({ objects: packed(PACKED_SCRIPT, `/Pad (${'x'.repeat(700)})`) }),
  'a PDF with a script packed under a dictionary with a keyword': () =>
    pdf({ objects: packed(PACKED_SCRIPT, '/Pad ( obj)') }),
  'a PDF with a script packed with a predictor': () =>
    pdf({ objects: packed(PACKED_SCRIPT, '/DecodeParms <</Predictor 12 /Columns 4>>') }),
  'a PDF with a script that a later object hides': () =>
    pdf({ objects: '4 0 obj <</S /JavaScript /JS (app.alert(1))>> endobj\n4 0 obj <<>> endobj' }),
  'a PDF with a script in a string': () =>
    pdf({ objects: '4 0 obj (\n5 0 obj <</S /JavaScript /JS 6 0 R>> endobj) endobj' }),
  'a PDF with a script in a stream': () =>
    pdf({
      objects: '4 0 obj <</Length 50>> stream\n5 0 obj <</S /JavaScript /JS 6 0 R>> endobj\nendstream endobj',
    }),
  'a PDF with a program attached to its page': () =>
    pdf({
      page: '/Annots [4 0 R]',
      objects:
        '4 0 obj <</Type /Annot /Subtype /FileAttachment /Rect [0 0 9 9] /FS <</Type /Filespec /F (setup.exe) /EF <</F 5 0 R>>>>>> endobj\n' +
        '5 0 obj <</Length 2>> stream\nMZ\nendstream endobj',
    }),
  'a PDF that opens an address': () =>
    pdf({ catalog: '/OpenAction <</S /URI /URI (https://evil.example/)>>' }),
  'a PDF that opens an address by reference': () =>
    pdf({ catalog: '/OpenAction 4 0 R', objects: '4 0 obj <</S /URI /URI (https://evil.example/)>> endobj' }),
  'a PDF that opens an address after something harmless': () =>
    pdf({
      catalog: '/OpenAction <</S /Named /N /NextPage /Next [<</S /URI /URI (https://evil.example/)>>]>>',
    }),
  'a PDF that opens a file of another machine': () =>
    pdf({ catalog: '/OpenAction <</S /GoToR /F (\\\\\\\\evil.example\\\\share\\\\a.pdf) /D [0 /Fit]>>' }),
  'a PDF whose page opens an address': () =>
    pdf({ page: '/AA <</O <</S /URI /URI (https://evil.example/)>>>>' }),
  'a PDF whose link opens a file': () => pdf({ page: linkTo('<</S /URI /URI (file:///etc/passwd)>>') }),
  'a PDF whose link runs a script': () =>
    pdf({ page: linkTo('<</S /URI /URI (java\\\nscript:alert\\(1\\))>>') }),
  'a PDF whose link opens another file': () => pdf({ page: linkTo('<</S /GoToR /F (a.pdf) /D [0 /Fit]>>') }),
  'a PDF whose content is in another file': () =>
    pdf({ page: '/Contents 4 0 R', objects: '4 0 obj <</Length 0 /F (a.txt)>> stream\n\nendstream endobj' }),
  'a PDF with a film': () => pdf({ page: '/Annots [<</Type /Annot /Subtype /Screen /Rect [0 0 9 9]>>]' }),
  'a PDF with a form that is a program': () => pdf({ catalog: '/AcroForm <</Fields [] /XFA 4 0 R>>' }),
  'an encrypted PDF': () =>
    bytes(
      pdf({ objects: '4 0 obj <</Filter /Standard /V 1 /R 2 /O (x) /U (x) /P -4>> endobj' })
        .toString('latin1')
        .replace('/Root 1 0 R', '/Root 1 0 R /Encrypt 4 0 R /ID [<00> <00>]'),
    ),
  'a PDF whose packed objects have a predictor': () =>
    pdf({
      objects:
        '9 0 obj <</Type /ObjStm /N 1 /First 4 /Length 12 /DecodeParms <</Predictor 12 /Columns 4>>>> stream\n\x024 0 <</A 1>>\nendstream endobj',
    }),
  ...Object.fromEntries(packings(HARMLESS_OBJECT, PACKINGS)),
  'a PDF whose packed objects have no type': () =>
    pdf({ objects: packed(PACKED_SCRIPT).replace('/Type /ObjStm', '') }),
  'a PDF whose packed objects have their type in another object': () =>
    pdf({
      objects: `${packed(PACKED_SCRIPT).replace('/Type /ObjStm', '/Type 8 0 R')} 8 0 obj /ObjStm endobj`,
    }),
  'a PDF with a script before another value of the same key': () =>
    pdf({ catalog: '/OpenAction <</S /JavaScript /JS (app.alert(1))>> /OpenAction null' }),
  'a PDF with a script in a string, before another value of the same key': () =>
    pdf({ objects: '4 0 obj (\n5 0 obj <</S /JavaScript /S /GoTo>> endobj) endobj' }),
  'a PDF of twenty megabytes of escapes': () =>
    bytes(`%PDF-1.7\n${'#41'.repeat(6_600_000)}\nstartxref\n0\n%%EOF`),
  'a PDF that unpacks to 100 MB': () => pdf({ objects: packed(Buffer.alloc(100 * 1024 * 1024)) }),
  'a PDF whose stream is no stream': () =>
    pdf({ objects: '9 0 obj <</Type /ObjStm /Filter /FlateDecode>> stream\nnot packed\nendstream endobj' }),
};

/** Sound pictures that carry something: what they show is served, nothing of what they carry. */
export const CARRYING_PICTURES: Readonly<Record<string, () => Buffer>> = {
  'a PNG with a page in its text': () => soundPng(8, 8, [['tEXt', bytes(`Comment\0${HTML}`)]]),
  'a PNG with an archive behind it': () => Buffer.concat([soundPng(8, 8), bytes(ZIP), bytes(HTML)]),
};

/** Texts in the hostile files, which nothing that is served contains. */
export const PAYLOADS: readonly string[] = ['<script', 'alert(', 'PK\x03\x04', '<svg', 'PNG'];
