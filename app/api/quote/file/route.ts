import { z } from 'zod';
import { bind } from '@/lib/server/api/bind';
import { readUploadForm } from '@/lib/server/api/read-upload';
import { route } from '@/lib/server/api/route';
import { uploadQuoteFile } from '@/lib/server/commerce/offers/requests/quote-files';
import { REQUEST_FILE_BYTES_MAX } from '@/lib/shared/requests/request-file.schema';
import { quoteCalls } from '@/lib/shared/requests/requests.contract';

const FORM = { maxBytes: REQUEST_FILE_BYTES_MAX, fields: z.object({}) };

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(quoteCalls.uploadQuoteFile, ({ actor, request }) =>
    uploadQuoteFile(actor, () => readUploadForm(request, FORM)),
  ),
]);
