import { addTool, anAdmin, call, type Person } from '@/tests/support/people';
import { unique } from '@/tests/support/store';
import { admin, type Expected, type Rows } from './expected';

/** A tool of the test's own as an admin changed it. */
async function toolEvent(
  change: (toolId: string, by: Person) => Promise<Pick<Expected, 'before' | 'after'>>,
): Promise<Expected> {
  const name = unique('Audited Tool ');
  const by = await anAdmin();
  const id = await addTool(by, { name });
  return {
    actor: await admin(),
    subject: { kind: 'tool', id, label: name },
    ...(await change(id, by)),
  };
}

export const TOOL_ROWS: Rows<'tool'> = {
  'tool.added': () =>
    toolEvent(async (toolId) => {
      const { name, sku } = (await call('GET', `/api/tool/${toolId}`)).body;
      const figures = { priceCents: 1_250, moq: 10, quantity: 100 };
      const description = 'A tool that belongs to one test.';
      const defaults = { image: '/placeholder.webp', category: 'other', state: 'on-sale', step: 1 };
      const after = { name, sku, description, ...figures, ...defaults };
      return { after };
    }),
  'tool.edited': () =>
    toolEvent(async (toolId, by) => {
      const change = { revision: 1, price: 13, step: 5, description: 'Another one.' };
      await by.call('PATCH', `/api/tool/${toolId}`, change);
      const description = 'A tool that belongs to one test.';
      return {
        before: { description, priceCents: 1_250, step: 1 },
        after: { description: 'Another one.', priceCents: 1_300, step: 5 },
      };
    }),
  'tool.deleted': () =>
    toolEvent(async (toolId, by) => {
      const { name, sku } = (await call('GET', `/api/tool/${toolId}`)).body;
      await by.call('DELETE', `/api/tool/${toolId}`);
      return { before: { name, sku, priceCents: 1_250, moq: 10, quantity: 100 } };
    }),
  'tool.stock-corrected': () =>
    toolEvent(async (toolId, by) => {
      await by.call('POST', `/api/tool/${toolId}/stock`, { quantity: 90, seen: 100, reason: 'stocktake' });
      return { before: { quantity: 100 }, after: { quantity: 90, reason: 'stocktake', note: null } };
    }),
};
