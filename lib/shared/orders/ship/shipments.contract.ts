import { callsOf } from '../../calls/contract';
import { idParamSchema } from '../../calls/fields.schema';
import { modifiedSchema } from '../../calls/write-results.schema';
import { correctShipmentSchema } from '../../shipments/shipment.schema';
import { refundQuerySchema } from '../order-desk.schema';
import { cancelUnitsSchema, unitsCancelledSchema } from './cancel-units.schema';
import { namedOrderParamSchema } from './named-lines.schema';
import { datesPromisedSchema, promiseDatesSchema } from './promise-dates.schema';
import {
  addSerialsSchema,
  serialsAddedSchema,
  shipUnitsSchema,
  unitsShippedSchema,
} from './ship-units.schema';

const MEBIBYTE = 1024 * 1024;

export const shipmentCalls = callsOf({ tag: 'Orders', who: 'either-admin' })({
  shipUnits: {
    method: 'POST',
    path: '/api/all-order/{id}/shipment',
    summary:
      'Ship units of an order that is paid or on account; without lines everything that is open. The order is named by its id or number. Takes an `Idempotency-Key` or an `externalId`, exactly one.',
    key: 'orders:write',
    params: namedOrderParamSchema,
    request: shipUnitsSchema,
    requestBytesMax: MEBIBYTE,
    idempotency:
      'ships nothing again, and returns the shipment with what then holds; so does an `externalId`',
    success: { status: 201, description: 'Shipped.', schema: unitsShippedSchema },
    errors: [
      'wrong-order-state',
      'units-not-open',
      'deliver-complete',
      'serial-taken',
      'out-of-stock',
      'vat-id-not-valid',
      'invoice-incomplete',
      'idempotency-mismatch',
    ],
  },
  promiseDates: {
    method: 'PATCH',
    path: '/api/all-order/{id}/promise',
    summary:
      'Change the days for which open units of an order are promised; null for no day yet. The order is named by its id or number. The buyer is mailed where a day moves later or is lost, unless `notify` is false.',
    key: 'orders:write',
    params: namedOrderParamSchema,
    request: promiseDatesSchema,
    requestBytesMax: MEBIBYTE,
    success: { status: 200, description: 'The lines that changed.', schema: datesPromisedSchema },
    errors: ['wrong-order-state', 'units-not-open'],
  },
  cancelUnits: {
    method: 'POST',
    path: '/api/all-order/{id}/cancel-units',
    summary:
      'Cancel open units of an order that is paid or on account, which is named by its id or number. By card their value is refunded in part; on account it is owed no more. The key is required, unless it is a dry run.',
    rate: 'payment',
    params: namedOrderParamSchema,
    query: refundQuerySchema,
    request: cancelUnitsSchema,
    idempotency: 'cancels nothing again, and returns what was cancelled; none is needed for a dry run',
    success: { status: 200, description: 'Cancelled.', schema: unitsCancelledSchema },
    errors: ['wrong-order-state', 'units-not-open', 'conflict', 'idempotency-mismatch'],
  },
  correctShipment: {
    method: 'PATCH',
    path: '/api/all-shipment/{id}',
    summary:
      'Replace the parcels of a shipment. The buyer is mailed where a carrier or a tracking number differs, unless `notify` is false.',
    key: 'orders:write',
    params: idParamSchema,
    request: correctShipmentSchema,
    requestBytesMax: MEBIBYTE,
    success: { status: 200, description: 'Replaced; 0 if they were the same.', schema: modifiedSchema },
  },
  addSerials: {
    method: 'POST',
    path: '/api/all-shipment/{id}/serials',
    summary:
      'Record serial numbers of units that have shipped. Those that the shipment has already are not counted again.',
    key: 'orders:write',
    params: idParamSchema,
    request: addSerialsSchema,
    requestBytesMax: MEBIBYTE,
    success: { status: 200, description: 'How many were added.', schema: serialsAddedSchema },
    errors: ['not-found', 'serial-taken'],
  },
});
