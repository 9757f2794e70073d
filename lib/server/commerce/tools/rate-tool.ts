import type { ClientSession, ObjectId } from 'mongodb';
import { addRating } from './tools.repository';

/** Adds stars and a number of ratings in the transaction of the review. Returns false if the tool was deleted. */
export async function rateTool(
  toolId: ObjectId,
  change: { sum: number; count: number },
  at: Date,
  session: ClientSession,
): Promise<boolean> {
  return addRating(toolId, change, at, session);
}
