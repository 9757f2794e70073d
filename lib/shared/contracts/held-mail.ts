import { heldMailIdsSchema, heldMailQuerySchema, heldMailSchema } from '../schemas/held-mail';
import { modifiedSchema } from '../schemas/write-results';
import { type Contract, declareCall } from './contract';

export const listHeldMailsCall = declareCall({
  method: 'GET',
  path: '/api/held-mail',
  tag: 'Service',
  summary:
    'Mails that waited when a backup was made and that its restore set aside, since they may have been sent meanwhile, oldest first.',
  who: 'admin',
  rate: 'read',
  query: heldMailQuerySchema,
  success: { status: 200, description: 'The mails.', list: 'mails', schema: heldMailSchema },
});

export const sendHeldMailsCall = declareCall({
  method: 'POST',
  path: '/api/held-mail/send',
  tag: 'Service',
  summary: 'Queue held mails to be sent. Those that someone decided about already are left as they are.',
  who: 'admin',
  rate: 'write',
  request: heldMailIdsSchema,
  success: { status: 200, description: 'How many are queued now.', schema: modifiedSchema },
});

export const discardHeldMailsCall = declareCall({
  method: 'POST',
  path: '/api/held-mail/discard',
  tag: 'Service',
  summary:
    'Give held mails up and delete their texts. Those that someone decided about already are left as they are.',
  who: 'admin',
  rate: 'write',
  request: heldMailIdsSchema,
  success: { status: 200, description: 'How many were given up.', schema: modifiedSchema },
});

/** Calls about mails that a restore set aside. */
export const HELD_MAIL_CALLS: readonly Contract[] = [
  listHeldMailsCall,
  sendHeldMailsCall,
  discardHeldMailsCall,
];
