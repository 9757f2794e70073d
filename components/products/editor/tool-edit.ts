import type { CheckedTool, ToolEdit } from './editor-schema';
import type { EditorField } from './editor-values';

export function toolEdit(tool: CheckedTool, fields: readonly EditorField[], revision: number): ToolEdit {
  const changed = Object.fromEntries(fields.map((field) => [field, tool[field]]));
  return { ...changed, revision };
}
