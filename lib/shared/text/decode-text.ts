/** So many bytes are decoded at a step. */
const STEP_BYTES = 64 * 1024;

type Utf16 = 'utf-16le' | 'utf-16be';

/** Returns the form of UTF-16 that the mark at the beginning names, or a first letter of Latin script shows. */
function utf16Of([first, second]: Uint8Array): Utf16 | null {
  if (first === undefined || second === undefined) return null;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0) return 'utf-16le';
  return first === 0 && second !== 0 ? 'utf-16be' : null;
}

/** Decodes without TextDecoder, which replaces half a surrogate pair: the row that has one is to be refused, and no other. */
function* decodeUtf16(bytes: Uint8Array, form: Utf16): Generator<undefined, string[]> {
  const [high, low] = form === 'utf-16le' ? [1, 0] : [0, 1];
  const parts: string[] = [];
  for (let at = 0; at + 1 < bytes.length; at += STEP_BYTES) {
    const end = Math.min(at + STEP_BYTES, bytes.length - (bytes.length % 2));
    let part = '';
    for (let place = at; place < end; place += 8_192) {
      const units: number[] = [];
      for (let unit = place; unit < Math.min(place + 8_192, end); unit += 2)
        units.push(((bytes[unit + high] ?? 0) << 8) | (bytes[unit + low] ?? 0));
      part += String.fromCharCode(...units);
    }
    parts.push(at === 0 ? part.replace(/^\ufeff/, '') : part);
    yield;
  }
  return parts;
}

/** Throws a TypeError for bytes that are not of this encoding. */
function* decodeAs(label: 'utf-8' | 'windows-1252', bytes: Uint8Array): Generator<undefined, string[]> {
  const decoder = new TextDecoder(label, { fatal: label === 'utf-8' });
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += STEP_BYTES) {
    parts.push(decoder.decode(bytes.subarray(at, at + STEP_BYTES), { stream: true }));
    yield;
  }
  return [...parts, decoder.decode()];
}

/**
 * Decodes a file in the encodings that spreadsheets write: UTF-8, UTF-16, else Windows-1252, without the mark at its beginning.
 * Yields after some ten thousand letters, and returns the text in parts of so many: joining a large one takes long.
 */
export function* decodeText(bytes: Uint8Array): Generator<undefined, string[]> {
  const form = utf16Of(bytes);
  if (form) return yield* decodeUtf16(bytes, form);
  try {
    return yield* decodeAs('utf-8', bytes);
  } catch {
    // What spreadsheets on Windows write unless they are asked for Unicode.
    return yield* decodeAs('windows-1252', bytes);
  }
}
