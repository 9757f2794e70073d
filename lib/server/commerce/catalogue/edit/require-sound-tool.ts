import 'server-only';
import type { ClientSession } from 'mongodb';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { AppError, type FieldIssues } from '@/lib/shared/messages/errors';
import { toolRuleIssues } from '@/lib/shared/tools/tool-rules';
import { findTool } from '../tools.repository';

async function successorIssues(tool: ToolDocument, session?: ClientSession): Promise<FieldIssues> {
  const { successorId } = tool;
  if (!successorId) return {};
  if (successorId.equals(tool._id)) return { successorId: ['successor-self'] };
  return (await findTool(successorId, session)) ? {} : { successorId: ['successor-unknown'] };
}

/** Throws `validation-failed` if the fields of a tool do not fit each other, or its successor does not exist. */
export async function requireSoundTool(tool: ToolDocument, session?: ClientSession): Promise<void> {
  const issues = {
    ...toolRuleIssues(tool),
    ...(await successorIssues(tool, session)),
  };
  if (Object.keys(issues).length > 0) throw new AppError('validation-failed', { issues });
}
