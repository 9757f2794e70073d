import { call } from '@/lib/client/api';
import { commandCalls } from '@/lib/shared/command/command.contract';
import type { CommandResponse } from '@/lib/shared/command/command.schema';

export function findByCommand(query: string, signal: AbortSignal): Promise<CommandResponse> {
  return call(commandCalls.findByCommand, { query: { q: query }, signal });
}
