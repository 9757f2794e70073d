import 'server-only';
import type { ObjectId } from 'mongodb';
import { findToolsById } from '../tools.repository';

export async function getSuccessors(ids: readonly ObjectId[]): Promise<ReadonlyMap<string, string>> {
  const tools = await findToolsById(ids);
  return new Map(
    tools.flatMap(({ _id, state, successorId }): [string, string][] => {
      return state === 'retired' && successorId ? [[_id.toHexString(), successorId.toHexString()]] : [];
    }),
  );
}
