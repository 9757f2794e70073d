import { bind } from '@/lib/server/api/bind';
import { readUpload } from '@/lib/server/api/read-upload';
import { route } from '@/lib/server/api/route';
import { uploadFile } from '@/lib/server/commerce/files/upload-file';
import { fileCalls } from '@/lib/shared/files/files.contract';
import { FILE_BYTES_MAX } from '@/lib/shared/files/stored-files';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(fileCalls.uploadFile, ({ actor, query: { kind }, request }) =>
    uploadFile(actor, kind, () => readUpload(request, FILE_BYTES_MAX[kind])),
  ),
]);
