import { callsOf } from '../calls/contract';
import { costsAnswerSchema } from './costs.schema';
import {
  editTradeSchema,
  TRADE_BODY_BYTES,
  type TryCostsInput,
  tradeSchema,
  tryCostsSchema,
} from './trade-calls.schema';

/** `POST /api/trade/costs` counts as a further call for each so many lines. */
const LINES_PER_CALL = 25;

export const tradeCalls = callsOf({ tag: 'Shipping and tax', who: 'admin' })({
  getTrade: {
    method: 'GET',
    path: '/api/trade',
    summary:
      'What the shop charges besides its prices: seller, shipping and tax, with what an admin should look at.',
    success: { status: 200, description: 'The settings in force.', schema: tradeSchema },
  },
  editTrade: {
    method: 'PUT',
    path: '/api/trade',
    summary:
      'Replace blocks of the settings of shipping and tax, naming the revision they were made from; a block that is left out stays. Refused with the settings as they are under `current` if someone edited them meanwhile.',
    request: editTradeSchema,
    requestBytesMax: TRADE_BODY_BYTES,
    success: { status: 200, description: 'The settings after it.', schema: tradeSchema },
    errors: ['edited-meanwhile'],
  },
  tryCosts: {
    method: 'POST',
    path: '/api/trade/costs',
    summary:
      'What up to 500 lines would come to at a place, on a day and for a company, by the settings in force or by unsaved ones. Changes nothing.',
    rate: 'read',
    request: tryCostsSchema,
    requestBytesMax: TRADE_BODY_BYTES,
    work: ({ lines }: TryCostsInput) => Math.floor(lines.length / LINES_PER_CALL),
    pageLanguage: true,
    success: { status: 200, description: 'Methods and costs.', schema: costsAnswerSchema },
  },
});
