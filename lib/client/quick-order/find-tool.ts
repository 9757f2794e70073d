import { checkList } from './check-list';

/** Returns the id of the one tool that is sold under all of this number, or null. Throws ApiProblem. */
export async function findToolByNumber(number: string): Promise<string | null> {
  const [row] = await checkList([{ sku: number.slice(0, 200), quantity: 1 }]);
  return row && row.status !== 'retired' ? (row.toolId ?? null) : null;
}
