import { addTool } from '@/tests/support/people';
import { unique } from '@/tests/support/store';
import type { Cast } from './cast';
import type { Placeholders } from './placeholders';

/** A tool that no other test uses, $12.35 each, 10 to 100 units; its id, name and address have placeholders. */
export async function ownTool(
  cast: Cast,
  placeholders: Placeholders,
  name: string,
  overrides: Record<string, unknown> = {},
): Promise<string> {
  const mark = unique('');
  placeholders.name(mark, 'mark');
  const toolId = await addTool(cast.admin, {
    name: `${name} ${mark}`,
    price: 12.35,
    moq: 10,
    quantity: 100,
    ...overrides,
  });
  placeholders.name(toolId, `${name}’s id`);
  return toolId;
}
