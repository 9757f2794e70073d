import type { FileKind } from '@/lib/shared/files/stored-files';
import {
  DOCUMENT_KINDS,
  DOCUMENT_LANGUAGES,
  type DocumentKind,
  type DocumentLanguage,
} from '@/lib/shared/tools/tool-documents';

/** What a name says if its first part is the number of a tool. */
export type NameReading = {
  number: string;
  /** The place among the tool's pictures, from 1; null without one. */
  place: number | null;
  /** The words after the number of a document. */
  words: string[];
};

/** `FL-1_2`, `FL-1 (2)` as Windows names copies, `FL-1-2`: behind a hyphen one figure alone. */
const PLACES = [/^(.+)_(\d{1,2})$/, /^(.*\S)\s*\((\d{1,2})\)$/, /^(.+)-(\d)$/];
const SEPARATORS = /[_\-. ]+/g;

/**
 * Returns what a file's name may mean, the longest number first: SKUs have hyphens and figures themselves. Only names of documents have
 * words after the number.
 */
export function readingsOf(file: string, kind: FileKind): NameReading[] {
  const stem = file.slice(0, file.lastIndexOf('.')).trim();
  const whole: NameReading = { number: stem, place: null, words: [] };
  const [, numbered, digits] = PLACES.map((place) => place.exec(stem)).find((found) => found !== null) ?? [];
  const placed =
    numbered !== undefined && Number(digits) > 0
      ? [{ number: numbered, place: Number(digits), words: [] }]
      : [];
  if (kind === 'picture') return [whole, ...placed];
  const cuts = [...stem.matchAll(SEPARATORS)].reverse();
  return [
    whole,
    ...cuts.map(({ index, 0: separator }) => ({
      ...{ number: stem.slice(0, index), place: null },
      words: stem
        .slice(index + separator.length)
        .split(SEPARATORS)
        .filter((word) => word !== ''),
    })),
  ].filter(({ number }) => number !== '');
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
