import { callsOf } from '../calls/contract';
import { deletedSchema } from '../calls/write-results.schema';
import { fileParamSchema, storedFileSchema, uploadQuerySchema } from './stored-file.schema';

export const fileCalls = callsOf({ tag: 'Files', who: 'admin' })({
  uploadFile: {
    method: 'POST',
    path: '/api/file',
    key: 'files:write',
    summary:
      'Upload a picture (JPEG, PNG, WebP, AVIF; at most 15 MB and 40 megapixels) or a document (PDF, at most 20 MB) for a tool. Pictures are encoded anew, without what cameras note in them. A file that no tool is saved with within two days is deleted.',
    rate: 'upload',
    query: uploadQuerySchema,
    upload: true,
    success: { status: 201, description: 'The stored file.', schema: storedFileSchema },
    errors: ['file-storage-unavailable'],
  },
  deleteFile: {
    method: 'DELETE',
    path: '/api/file/{name}',
    key: 'files:write',
    summary: 'Delete an uploaded file that no tool was ever saved with.',
    params: fileParamSchema,
    success: { status: 200, description: 'Deleted.', schema: deletedSchema },
    errors: ['file-in-use'],
  },
});
