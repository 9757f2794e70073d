import { callsOf } from '../calls/contract';
import { idParamSchema } from '../calls/fields.schema';
import { deletedSchema } from '../calls/write-results.schema';
import {
  allSerialsQuerySchema,
  editOwnSerialSchema,
  editSerialSchema,
  managedSerialSchema,
  ownSerialsQuerySchema,
  paperFieldsSchema,
  paperParamsSchema,
  serialReminderSchema,
  serialSchema,
  serialSelectionSchema,
  uploadedPaperSchema,
} from './serial.schema';

const ONE = { status: 200, description: 'The serial number.', schema: serialSchema } as const;
const MANAGED = { status: 200, description: 'The serial number.', schema: managedSerialSchema } as const;
const REMINDER = {
  status: 200,
  description: 'Whether mails are sent.',
  schema: serialReminderSchema,
} as const;

/** Tools with serial numbers, for those who hold them: a person, or every member of a company. */
export const serialCalls = callsOf({
  tag: 'Serials',
  who: 'either',
  whose: 'their own or their company’s',
})({
  listSerials: {
    method: 'GET',
    path: '/api/serial',
    summary:
      'Tools with serial numbers that one holds, or one’s company does, by the day their calibration is due. Those no longer in use only if asked for.',
    query: ownSerialsQuerySchema,
    success: { status: 200, description: 'The serial numbers.', list: 'serials', schema: serialSchema },
    errors: ['not-found'],
  },
  exportSerials: {
    method: 'GET',
    path: '/api/serial/export.csv',
    summary: 'The same as a CSV file, with the papers of each.',
    query: serialSelectionSchema,
    success: { status: 200, description: 'The file.', mediaType: 'text/csv' },
    errors: ['not-found'],
  },
  exportSerialsPdf: {
    method: 'GET',
    path: '/api/serial/export.pdf',
    summary: 'The same as a PDF, for an audit of the tools that are in use.',
    query: serialSelectionSchema,
    success: { status: 200, description: 'The file.', mediaType: 'application/pdf' },
    errors: ['not-found'],
  },
  getSerial: {
    method: 'GET',
    path: '/api/serial/{id}',
    summary: 'A tool with a serial number.',
    params: idParamSchema,
    success: ONE,
    errors: ['not-found'],
  },
  editOwnSerial: {
    method: 'PATCH',
    path: '/api/serial/{id}',
    summary:
      'Set the day on which its calibration is due, a note, and whether it is in use. The day stays until a newer calibration is known.',
    params: idParamSchema,
    request: editOwnSerialSchema,
    success: ONE,
    errors: ['not-found'],
  },
  getReminder: {
    method: 'GET',
    path: '/api/serial-reminder',
    summary: 'Whether one gets mails about calibrations that are due.',
    whose: 'one’s own',
    success: REMINDER,
    errors: ['not-found'],
  },
  setReminder: {
    method: 'PUT',
    path: '/api/serial-reminder',
    summary: 'Switch mails about calibrations on or off.',
    whose: 'one’s own',
    request: serialReminderSchema,
    success: REMINDER,
    errors: ['not-found'],
  },
  getPaper: {
    method: 'GET',
    path: '/api/serial/{id}/paper/{name}',
    summary: 'A paper of a tool with a serial number, such as its calibration certificate.',
    key: 'orders:read',
    whose: 'their own or their company’s, or an admin',
    params: paperParamsSchema,
    success: { status: 200, description: 'The paper.', mediaType: 'application/pdf' },
    errors: ['not-found', 'file-storage-unavailable'],
  },
});

/** The same for the shop. */
export const allSerialCalls = callsOf({ tag: 'Serials', who: 'either-admin' })({
  listAllSerials: {
    method: 'GET',
    path: '/api/all-serial',
    summary: 'Every serial number, with who holds it, by the day its calibration is due.',
    key: 'orders:read',
    query: allSerialsQuerySchema,
    success: {
      status: 200,
      description: 'The serial numbers.',
      list: 'serials',
      schema: managedSerialSchema,
    },
  },
  uploadPaper: {
    method: 'POST',
    path: '/api/all-serial/paper',
    summary:
      'Add a paper (PDF, at most 20 MB) to a serial number, which need not be known. Without `sku` and `serial` beside it the file’s name has both: `{SKU}_{serial}[_{day}][_anything].pdf`.',
    key: 'orders:write',
    rate: 'upload',
    upload: true,
    uploadFields: paperFieldsSchema,
    success: { status: 201, description: 'Where it is.', schema: uploadedPaperSchema },
    errors: ['file-storage-unavailable'],
  },
  getManagedSerial: {
    method: 'GET',
    path: '/api/all-serial/{id}',
    summary: 'A serial number, with who holds it.',
    key: 'orders:read',
    params: idParamSchema,
    success: MANAGED,
    errors: ['not-found'],
  },
  editSerial: {
    method: 'PATCH',
    path: '/api/all-serial/{id}',
    summary: 'Correct a serial number, or set its calibration and the day on which the next is due.',
    key: 'orders:write',
    params: idParamSchema,
    request: editSerialSchema,
    success: MANAGED,
    errors: ['not-found', 'serial-taken'],
  },
  deleteSerial: {
    method: 'DELETE',
    path: '/api/all-serial/{id}',
    summary: 'Delete a serial number that nobody holds and that has no papers.',
    params: idParamSchema,
    success: { status: 200, description: 'Deleted.', schema: deletedSchema },
    errors: ['not-found', 'conflict'],
  },
  removePaper: {
    method: 'DELETE',
    path: '/api/all-serial/{id}/paper/{name}',
    summary: 'Remove a paper from a serial number.',
    params: paperParamsSchema,
    success: { status: 200, description: 'Removed.', schema: deletedSchema },
    errors: ['not-found'],
  },
});
