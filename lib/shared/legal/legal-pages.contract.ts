import { callsOf } from '../calls/contract';
import {
  editLegalPageSchema,
  LEGAL_TEXT_BODY_BYTES,
  legalPageParamSchema,
  legalPageVersionSchema,
} from './legal-page.schema';

export const legalPageCalls = callsOf({ tag: 'Service', who: 'admin' })({
  editLegalPage: {
    method: 'PUT',
    path: '/api/legal-page/{page}',
    summary:
      'Put another version of a legal page in the place of the one it was made from. Refused with the version there is under `current` if someone edited it meanwhile. Earlier versions are kept.',
    params: legalPageParamSchema,
    request: editLegalPageSchema,
    requestBytesMax: LEGAL_TEXT_BODY_BYTES,
    success: { status: 200, description: 'The version after it.', schema: legalPageVersionSchema },
    errors: ['edited-meanwhile'],
  },
});
