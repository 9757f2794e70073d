import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import { addRating } from './tools.repository';

/**
 * Adds stars to a tool's rating, and to the number of those who gave them, within the transaction of their review. False
 * if the tool is no longer sold.
 */
export async function rateTool(
  toolId: ObjectId,
  change: { sum: number; count: number },
  at: Date,
  session: ClientSession,
): Promise<boolean> {
  return addRating(toolId, change, at, session);
}
