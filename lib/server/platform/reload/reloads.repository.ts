import { collection } from '@/lib/server/platform/db/collections';
import type {
  ReloadAnswer,
  ReloadDocument,
  ReloadPhase,
} from '@/lib/server/platform/db/documents/coordination';

export async function insertReload(id: string, askedAt: Date): Promise<void> {
  await (await collection('reloads')).insertOne({ _id: id, askedAt, phase: 'prepare', answers: {} });
}

export async function findReload(id: string): Promise<ReloadDocument | null> {
  return (await collection('reloads')).findOne({ _id: id });
}

export async function findNewestReload(since: Date): Promise<ReloadDocument | null> {
  return (await collection('reloads')).findOne({ askedAt: { $gt: since } }, { sort: { askedAt: -1 } });
}

export async function setReloadPhase(id: string, phase: ReloadPhase): Promise<void> {
  await (await collection('reloads')).updateOne({ _id: id }, { $set: { phase } });
}

export async function answerReload(id: string, instance: string, answer: ReloadAnswer): Promise<void> {
  await (await collection('reloads')).updateOne({ _id: id }, { $set: { [`answers.${instance}`]: answer } });
}
