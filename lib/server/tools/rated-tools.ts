import 'server-only';
import { ObjectId } from 'mongodb';
import type { ToolDocument } from '@/lib/server/db/documents/tools';
import { bestRated } from './catalogue/search-catalogue';
import { currentCatalogue } from './current-catalogue';
import { findToolsById } from './tools.repository';

/**
 * One page of all tools, best rated first: which they are is asked of the catalogue, since an average is no field that
 * the database could have in order; what they are is read anew. A tool that another process took off sale within the
 * last second is left out.
 */
export async function ratedTools({ skip, limit }: { skip: number; limit: number }): Promise<ToolDocument[]> {
  const page = bestRated(await currentCatalogue()).slice(skip, skip + limit);
  const ids = page.map(({ tool }) => tool._id);
  const documents = await findToolsById(ids.map((id) => new ObjectId(id)));
  const byId = new Map(documents.map((document) => [document._id.toHexString(), document]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
