import { bind } from '@/lib/server/api/bind';
import { readUploadForm } from '@/lib/server/api/read-upload';
import { route } from '@/lib/server/api/route';
import { uploadPaper } from '@/lib/server/commerce/serials/papers/upload-paper';
import { FILE_BYTES_MAX } from '@/lib/shared/files/stored-files';
import { paperFieldsSchema } from '@/lib/shared/serials/serial.schema';
import { allSerialCalls } from '@/lib/shared/serials/serials.contract';

const FORM = { maxBytes: FILE_BYTES_MAX.document, fields: paperFieldsSchema };

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(allSerialCalls.uploadPaper, ({ actor, request }) =>
    uploadPaper(actor, () => readUploadForm(request, FORM)),
  ),
]);
