import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { findOwnRecords } from '@/lib/server/commerce/find-own-records';
import { ownRecordCalls } from '@/lib/shared/command/own-record.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(ownRecordCalls.findOwnRecords, ({ actor, query }) => findOwnRecords(actor, query.q)),
]);
