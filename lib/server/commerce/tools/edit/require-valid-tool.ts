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

export async function requireValidTool(tool: ToolDocument, session?: ClientSession): Promise<void> {
  const issues = {
    ...toolRuleIssues(tool),
    ...(await successorIssues(tool, session)),
  };
  if (Object.keys(issues).length > 0) throw new AppError('validation-failed', { issues });
}
