import 'server-only';
import type { ObjectId } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { requirePermission } from '@/lib/server/identity/permissions';
import { companiesByMemberEmail } from '@/lib/server/identity/users/company-members';
import { wordPatterns } from '@/lib/server/platform/word-patterns';
import { findCompanies } from '../companies.repository';

export type FoundCompany = { id: ObjectId; number: string; name: string };

/** In any state, the newest first; none without words. Throws `forbidden`. */
export async function findCompaniesByWords(
  actor: Actor,
  typed: string,
  limit: number,
): Promise<FoundCompany[]> {
  requirePermission(actor, 'manage-companies');
  const words = wordPatterns(typed);
  if (words.length === 0) return [];
  const selection = { state: 'all', words, ids: await companiesByMemberEmail(words) } as const;
  const found = await findCompanies(selection, { skip: 0, limit });
  return found.map(({ _id, number, name }) => ({ id: _id, number, name }));
}
