/** Admins' words on a customer or a thing; `version` counts the texts, from 1. */
export type NoteRecord = { text: string; version: number; at: Date };
