import type { Document } from './bson-type';

const scores = new WeakMap<Document, number>();

/** Notes the relevance a text search gave a document, for `{$meta: 'textScore'}`. */
export function setTextScore(doc: Document, score: number): void {
  scores.set(doc, score);
}

/** The relevance of a document in the text search that found it; 0 if none did. */
export function getTextScore(doc: Document): number {
  return scores.get(doc) ?? 0;
}

/** Carries the relevance over to a document made from another. */
export function copyTextScore(from: Document, to: Document): void {
  const score = scores.get(from);
  if (score !== undefined) scores.set(to, score);
}

/** Whether a text search gave the document a relevance. */
export function hasTextScore(doc: Document): boolean {
  return scores.has(doc);
}
