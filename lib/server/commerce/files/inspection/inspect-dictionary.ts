import 'server-only';
import { PDFDict, PDFHexString, PDFName, type PDFObject, PDFString } from '@cantoo/pdf-lib';

export class ActiveDocumentError extends Error {}

/**
 * The place where a dictionary was found decides what its keys mean. `names`: keys chosen by the writer, such as those of fonts;
 * `alone`: unknown; `clicked`: an action started by a click; `automatic`: one that starts by itself.
 */
export type Place = 'any' | 'alone' | 'names' | 'clicked' | 'automatic' | 'triggers' | 'appearances';

/** Scripts, files, forms that are programs (ISO 32000-2, 7.7.4, 7.11.4, 12.7.8 and 13). */
const ACTIVE_KEYS = [
  'JS',
  'JavaScript',
  'EmbeddedFiles',
  'EF',
  'RF',
  'XFA',
  'RichMediaContent',
  'RichMediaSettings',
  'Renditions',
  'AlternatePresentations',
  'OnInstantiate',
  'Collection',
];
const ACTIVE_SUBTYPES = ['FileAttachment', 'RichMedia', 'Movie', 'Sound', 'Screen', '3D'];
const ACTIVE_TYPES = ['EmbeddedFile', 'EmbeddedFiles', 'JavaScript', 'RichMedia', 'Rendition', 'Collection'];

/** Allowed without a click; with one also links. */
const HARMLESS_ACTIONS = ['GoTo', 'Named', 'Hide', 'SetOCGState', 'Trans', 'ResetForm', 'Thread', 'NOP'];
/** Web, mail and telephone, or without a scheme anything that cannot be a file. */
const SAFE_ADDRESS = /^(?:(?:https?|mailto|tel):|www\.|[?#]|$)/i;
/** Run something, or leave the document for another file or program, in any place. */
const ACTIVE_ACTIONS = [
  ...['JavaScript', 'Launch', 'GoToR', 'GoToE', 'GoToDp', 'GoTo3DView', 'Rendition', 'Movie', 'Sound'],
  ...['SubmitForm', 'ImportData', 'RichMediaExecute'],
];

/** Dictionaries whose keys the writer chose. */
const NAMING_KEYS = new Set([
  'Font',
  'XObject',
  'ColorSpace',
  'ExtGState',
  'Pattern',
  'Shading',
  'Properties',
  'Dests',
  'CharProcs',
  'RoleMap',
  'ClassMap',
  'Colorants',
  'RoleMapNS',
]);
const APPEARANCES = new Set(['N', 'R', 'D']);

const nameOf = (dict: PDFDict, key: string): string | undefined => {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : undefined;
};

export function placeOf(key: string, dict: PDFDict, place: Place): Place {
  if (place === 'names') return 'any';
  if (place === 'triggers') return 'automatic';
  if (place === 'appearances') return APPEARANCES.has(key) ? 'names' : 'any';
  if (key === 'AA') return 'triggers';
  if (key === 'OpenAction' || key === 'NA') return 'automatic';
  if (key === 'PA') return nameOf(dict, 'Subtype') === 'Link' ? 'clicked' : 'automatic';
  if (key === 'A') return 'clicked';
  if (key === 'Next' && (place === 'clicked' || place === 'automatic')) return place;
  if (key === 'AP') return 'appearances';
  return NAMING_KEYS.has(key) ? 'names' : 'any';
}

function textOf(value: PDFObject | undefined): string | undefined {
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
}

function isSafeAddress(value: PDFObject | undefined): boolean {
  // Browsers ignore control characters, and leading blanks.
  const address = textOf(value)
    ?.replace(/\p{Cc}/gu, '')
    .trim();
  return address !== undefined && SAFE_ADDRESS.test(address);
}

function inspectAction(dict: PDFDict, place: 'clicked' | 'automatic'): void {
  const kind = nameOf(dict, 'S');
  // Attributes of a structure element and destinations are in the place of actions, but are none.
  if (kind === undefined) return;
  const isLink = kind === 'URI' && place === 'clicked' && isSafeAddress(dict.lookup(PDFName.of('URI')));
  if (!isLink && !HARMLESS_ACTIONS.includes(kind)) throw new ActiveDocumentError(`action ${kind}`);
  if (dict.has(PDFName.of('F'))) throw new ActiveDocumentError(`action ${kind} in another file`);
}

/** Throws `ActiveDocumentError` for a dictionary that runs something, leaves the document, or contains files. */
export function inspectDictionary(dict: PDFDict, place: Place, isStream: boolean): void {
  if (place === 'clicked' || place === 'automatic') inspectAction(dict, place);
  if (place === 'alone' && ACTIVE_ACTIONS.includes(nameOf(dict, 'S') ?? ''))
    throw new ActiveDocumentError('action');
  if (place !== 'names' && place !== 'appearances')
    for (const key of ACTIVE_KEYS) if (dict.has(PDFName.of(key))) throw new ActiveDocumentError(`key ${key}`);
  if (place !== 'names') {
    if (ACTIVE_SUBTYPES.includes(nameOf(dict, 'Subtype') ?? '')) throw new ActiveDocumentError('subtype');
    if (ACTIVE_TYPES.includes(nameOf(dict, 'Type') ?? '')) throw new ActiveDocumentError('type');
  }
  // The content of a stream, or what a form shows, may be in another file.
  if (isStream && (dict.has(PDFName.of('F')) || dict.has(PDFName.of('Ref'))))
    throw new ActiveDocumentError('file');
  const base = dict.lookup(PDFName.of('URI'));
  if (
    base instanceof PDFDict &&
    base.has(PDFName.of('Base')) &&
    !isSafeAddress(base.lookup(PDFName.of('Base')))
  )
    throw new ActiveDocumentError('base');
}
