import 'server-only';
import { ObjectId } from 'mongodb';
import type { PriceListDocument, PriceRuleDocument } from '@/lib/server/platform/db/documents/prices';
import { toCents, toDollars } from '@/lib/shared/numbers/money';
import type { NewPriceList, PriceListResponse } from '@/lib/shared/pricing/price-list.schema';
import { rulesOfInput, rulesResponse } from '../price-rules.serializer';

export type PriceListFields = Omit<PriceListDocument, '_id' | 'revision' | 'createdAt' | 'updatedAt'>;

function optional<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };
}

export function fieldsOfInput(input: NewPriceList): PriceListFields {
  const { name, priority, for: audience, validFrom, validTo, rounding, rules } = input;
  return {
    name,
    priority,
    ...('groupId' in audience ? { groupId: new ObjectId(audience.groupId) } : {}),
    ...optional('validFrom', validFrom === undefined ? undefined : new Date(validFrom)),
    ...optional('validTo', validTo === undefined ? undefined : new Date(validTo)),
    ...optional('roundingCents', rounding === undefined ? undefined : toCents(rounding)),
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
    ...optional('validFrom', list.validFrom?.toISOString()),
    ...optional('validTo', list.validTo?.toISOString()),
    ...(cents === undefined ? {} : { rounding: toDollars(cents) as NonNullable<NewPriceList['rounding']> }),
    rules: rulesResponse(list.rules),
    createdAt: list.createdAt.toISOString(),
    updatedAt: list.updatedAt.toISOString(),
  };
}
