import { type Contract, declareCall } from '../calls/contract';
import { deletedSchema } from '../calls/write-results.schema';
import { fileParamSchema, storedFileSchema, uploadQuerySchema } from './stored-file.schema';

export const uploadFileCall = declareCall({
  method: 'POST',
  path: '/api/file',
  tag: 'Files',
  summary:
    'Upload a picture (JPEG, PNG, WebP, AVIF; at most 15 MB and 40 megapixels) or a document (PDF, at most 20 MB) for a tool. Pictures are encoded anew, without what cameras note in them. A file that no tool is saved with within two days is deleted.',
  who: 'admin',
  rate: 'upload',
  query: uploadQuerySchema,
  upload: true,
  success: { status: 201, description: 'The stored file.', schema: storedFileSchema },
  errors: ['file-storage-unavailable'],
});

export const deleteFileCall = declareCall({
  method: 'DELETE',
  path: '/api/file/{name}',
  tag: 'Files',
  summary: 'Delete an uploaded file that no tool was ever saved with.',
  who: 'admin',
  rate: 'write',
  params: fileParamSchema,
  success: { status: 200, description: 'Deleted.', schema: deletedSchema },
  errors: ['file-in-use'],
});

export const FILE_CALLS: readonly Contract[] = [uploadFileCall, deleteFileCall];
