import { ObjectId } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { callHttp } from '../stack/http-call';
import type { ProofStack } from '../stack/proof-stack';

/** Over HTTP and in the database until `isOver`. Returns every quantity read. */
export async function watchToolStock(
  stack: ProofStack,
  toolId: string,
  isOver: () => boolean,
): Promise<number[]> {
  const quantities: number[] = [];
  for (let turn = 0; !isOver(); turn += 1) {
    const [page, stored] = await Promise.all([
      callHttp({ method: 'GET', url: `${stack.url(turn % stack.instances)}/api/tool/${toolId}` }),
      stack.db.collection<ToolDocument>('tools').findOne({ _id: new ObjectId(toolId) }),
    ]);
    if (page.status === 200) quantities.push(page.body.quantity);
    if (stored) quantities.push(stored.quantity);
  }
  return quantities;
}
