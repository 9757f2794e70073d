import type { CheckedTool, ToolEdit } from './editor-schema';
import type { EditorField } from './editor-values';

/** Returns the body of the call that saves these fields and leaves the others as they are. */
export function toolEdit(tool: CheckedTool, fields: readonly EditorField[], revision: number): ToolEdit {
  const changed = Object.fromEntries(fields.map((field) => [field, tool[field]]));
  return { ...changed, revision };
}
