import type { FileKind } from '@/lib/shared/files/stored-files';
import {
  DOCUMENT_KINDS,
  DOCUMENT_LANGUAGES,
  type DocumentKind,
  type DocumentLanguage,
} from '@/lib/shared/tools/tool-documents';

/** Where a picture comes among those of its tool: a place from 1, first without one, last with words alone. */
export type PicturePlace = number | null | 'end';

/** What a name says if its first part is the number of a tool. */
export type NameReading = {
  number: string;
  place: PicturePlace;
  /** The words after the number. */
  words: string[];
};

/** `FL-1_2`, `FL-1 (2)` as Windows names copies, `FL-1-2`: behind a hyphen one figure alone. */
const PLACES = [/^(.+)_(\d{1,2})$/, /^(.*\S)\s*\((\d{1,2})\)$/, /^(.+)-(\d)$/];
const SEPARATORS = /[_\-. (]+/g;
/** The place that words end with: `detail_2`, `detail (2)`. */
const LAST_PLACE = /[_\-. (](\d{1,2})\)?$/;

/** Figures behind a number may be a part of it that no tool has, `FL-1-20`, or what is in the picture, `FL-1 20 mm`, but no words alone. */
const isWorded = (separator: string, rest: string) =>
  /\p{L}/u.test(rest) && !(separator === '-' && /^\d/.test(rest));

function placeOf(rest: string): PicturePlace {
  const place = Number(LAST_PLACE.exec(rest)?.[1] ?? 0);
  return place > 0 ? place : 'end';
}

/** Returns what a file's name may mean, the longest number first: SKUs have hyphens and figures themselves. */
export function readingsOf(file: string, kind: FileKind): NameReading[] {
  const stem = file.slice(0, file.lastIndexOf('.')).trim();
  const whole: NameReading = { number: stem, place: null, words: [] };
  const [, numbered, digits] = PLACES.map((place) => place.exec(stem)).find((found) => found !== null) ?? [];
  const placed =
    numbered !== undefined && Number(digits) > 0
      ? [{ number: numbered, place: Number(digits), words: [] }]
      : [];
  const isPicture = kind === 'picture';
  const cuts = [...stem.matchAll(SEPARATORS)].reverse().map(({ index, 0: separator }) => {
    const rest = stem.slice(index + separator.length);
    return { number: stem.slice(0, index), separator, rest };
  });
  return [
    whole,
    ...(isPicture ? placed : []),
    ...cuts
      .filter(({ separator, rest }) => !isPicture || isWorded(separator, rest))
      .map(({ number, rest }) => ({
        ...{ number, place: isPicture ? placeOf(rest) : null },
        words: rest.split(/[_\-. ()]+/).filter((word) => word !== ''),
      })),
  ].filter(({ number }) => number !== '');
}

const partsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim();

/**
 * Returns the reading whose number is that of a tool, the longest one. Where it is only if what is behind a separator is read on, as
 * `FL-12 20 mm` for FL-1220, and a shorter one is another tool's, either may be meant: then it returns the SKUs of both.
 */
export function chooseReading(
  readings: readonly NameReading[],
  find: (number: string) => string | undefined,
): { reading: NameReading; sku: string } | { candidates: string[] } {
  const found = readings.flatMap((reading) => {
    const sku = find(reading.number);
    return sku === undefined ? [] : { reading, sku };
  });
  const [first] = found;
  const candidates = [...new Set(found.map(({ sku }) => sku))];
  const isAsWritten = ({ reading, sku }: (typeof found)[number]) =>
    reading.words.length === 0 || partsOf(reading.number) === partsOf(sku);
  return first && (candidates.length === 1 || isAsWritten(first)) ? first : { candidates };
}

/** What documents are called in the languages in which makers name them. */
const KIND_WORDS: Readonly<Record<string, DocumentKind>> = {
  ...{
    datasheet: 'data-sheet',
    datenblatt: 'data-sheet',
    technicaldatasheet: 'data-sheet',
    tds: 'data-sheet',
  },
  ...{ fichetechnique: 'data-sheet', instructions: 'manual', anleitung: 'manual', handbuch: 'manual' },
  ...{ bedienungsanleitung: 'manual', betriebsanleitung: 'manual', notice: 'manual' },
  ...{ zertifikat: 'certificate', certificat: 'certificate', konformitaetserklaerung: 'certificate' },
  ...{ sicherheitsdatenblatt: 'safety-sheet', safetydatasheet: 'safety-sheet', sds: 'safety-sheet' },
  ...{ msds: 'safety-sheet', sdb: 'safety-sheet', fds: 'safety-sheet' },
  ...Object.fromEntries(DOCUMENT_KINDS.map((kind) => [kind.replaceAll('-', ''), kind])),
};

export type NamedDocument = { kind: DocumentKind; language: DocumentLanguage; title?: string };

/** Returns what the words after a number say of a document: `data-sheet de` is what an export calls it. */
export function documentOfWords(words: readonly string[]): NamedDocument {
  const isNumber = (word: string) => /^\d+$/.test(word);
  const language = DOCUMENT_LANGUAGES.find((each) => words.some((word) => word.toLowerCase() === each));
  const others = words.filter((word) => word.toLowerCase() !== language && !isNumber(word));
  const joined = others.join('').toLowerCase();
  const kind = KIND_WORDS[joined];
  const title = kind ? '' : others.join(' ');
  return { kind: kind ?? 'data-sheet', language: language ?? 'mul', ...(title ? { title } : {}) };
}
