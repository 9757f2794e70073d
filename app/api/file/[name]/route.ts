import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { deleteFile } from '@/lib/server/commerce/files/delete-files';
import { fileCalls } from '@/lib/shared/files/files.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(fileCalls.deleteFile, ({ actor, params }) => deleteFile(actor, params.name)),
]);
