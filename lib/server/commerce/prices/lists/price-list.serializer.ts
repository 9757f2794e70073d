import 'server-only';
import { ObjectId } from 'mongodb';
import type { PriceListDocument, PriceRuleDocument } from '@/lib/server/platform/db/documents/prices';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { toCents, toDollars } from '@/lib/shared/numbers/money';
import type { NewPriceList, PriceListResponse } from '@/lib/shared/prices/price-list.schema';
import { rulesOfInput, rulesResponse } from '../price-rules.serializer';

export type PriceListFields = Omit<PriceListDocument, '_id' | 'revision' | 'createdAt' | 'updatedAt'>;

export function fieldsOfInput(input: NewPriceList): PriceListFields {
  const { name, priority, for: audience, validFrom, validTo, rounding, rules } = input;
  return {
    name,
    priority,
    ...('groupId' in audience ? { groupId: new ObjectId(audience.groupId) } : {}),
    ...optionalField('validFrom', validFrom === undefined ? undefined : new Date(validFrom)),
    ...optionalField('validTo', validTo === undefined ? undefined : new Date(validTo)),
    ...optionalField('roundingCents', rounding === undefined ? undefined : toCents(rounding)),
    rules: rulesOfInput(rules) as PriceRuleDocument[],
  };
}

export function priceListResponse(list: PriceListDocument): PriceListResponse {
  const { roundingCents: cents } = list;
  return {
    _id: list._id.toHexString(),
    name: list.name,
    revision: list.revision,
    priority: list.priority,
    for: list.groupId ? { groupId: list.groupId.toHexString() } : { everyone: true },
    ...optionalField('validFrom', list.validFrom?.toISOString()),
    ...optionalField('validTo', list.validTo?.toISOString()),
    ...(cents === undefined ? {} : { rounding: toDollars(cents) as NonNullable<NewPriceList['rounding']> }),
    rules: rulesResponse(list.rules),
    createdAt: list.createdAt.toISOString(),
    updatedAt: list.updatedAt.toISOString(),
  };
}
