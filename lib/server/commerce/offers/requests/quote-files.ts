import { readStoredFile } from '@/lib/server/commerce/files/get-file';
import { personFilesOf, requirePersonFile, storePersonFile } from '@/lib/server/commerce/files/person-files';
import type { Actor } from '@/lib/server/identity/actor';
import { may } from '@/lib/server/identity/permissions';
import type { PersonFileDocument } from '@/lib/server/platform/db/documents/files';
import { AppError } from '@/lib/shared/messages/errors';
import type { RequestFile } from '@/lib/shared/requests/request-file.schema';

const serialize = ({ _id: id, fileName: name, bytes }: PersonFileDocument): RequestFile => ({
  ...{ id, name, bytes },
});

/** Throws as `storePersonFile` does. */
export async function uploadQuoteFile(
  actor: Actor,
  read: () => Promise<{ bytes: Buffer; fileName: string }>,
  now: Date = new Date(),
): Promise<RequestFile> {
  return serialize(await storePersonFile(actor, read, now));
}

/** Also those that a request has. */
export async function ownQuoteFiles({ userId }: Pick<Actor, 'userId'>): Promise<RequestFile[]> {
  return (await personFilesOf(userId)).map(serialize);
}

const TYPES: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  webp: 'image/webp',
  step: 'application/octet-stream',
};

/** For who sent it, and for admins. Throws `not-found`, `file-storage-unavailable`. */
export async function getQuoteFile(actor: Actor, id: string): Promise<Response> {
  const file = await requirePersonFile(id, may(actor, 'manage-requests') ? 'everyone' : actor.userId);
  const content = await readStoredFile(id);
  if (!content) throw new AppError('not-found');
  // Headers take letters of ASCII alone (RFC 6266).
  const plain = file.fileName.replace(/[^\w.-]+/g, '-');
  const named = encodeURIComponent(file.fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return new Response(new Uint8Array(content), {
    headers: {
      'content-type': TYPES[id.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${named}`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  });
}
