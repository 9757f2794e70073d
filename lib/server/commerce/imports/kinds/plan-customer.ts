import { z } from 'zod';
import type { Groups } from '@/lib/server/commerce/prices/find-price-groups';
import { judge } from '@/lib/server/platform/http/field-issues';
import { displayNameSchema } from '@/lib/shared/accounts/account.schema';
import { type ImportedPlace, importedPlaceSchema } from '@/lib/shared/addresses/address.schema';
import { customerNumberSchema, optionalTextSchema } from '@/lib/shared/calls/fields.schema';
import type { FieldIssues } from '@/lib/shared/messages/errors';

const PLACE = ['street', 'postalCode', 'city', 'country'] as const;
const detailsSchema = z.object({
  name: displayNameSchema.optional(),
  phone: optionalTextSchema(200).optional(),
  customerNumber: customerNumberSchema.optional(),
});

/** A customer as a file has it; a place without a street is none. */
export type Customer = {
  name: string;
  customerNumber: string;
  phone: string;
  group: string;
  place: ImportedPlace | null;
};

export const NOBODY: Customer = { name: '', customerNumber: '', phone: '', group: '', place: null };

type Planned = { after: Customer; issues?: never } | { issues: FieldIssues };

function planPlace(
  cells: ReadonlyMap<string, string>,
  before: ImportedPlace | null,
): { place: ImportedPlace | null } | Planned {
  const given = PLACE.filter((field) => {
    const cell = cells.get(field);
    // A postal code may be emptied, the others may not.
    return (
      cell !== undefined &&
      (cell !== '' || (field === 'postalCode' && before !== null)) &&
      cell !== before?.[field]
    );
  });
  if (given.length === 0) return { place: before };
  const wanted = Object.fromEntries(
    PLACE.map((field) => [
      field,
      cells.get(field) || (field === 'postalCode' && cells.has(field) ? '' : before?.[field]),
    ]),
  );
  const judged = judge(importedPlaceSchema, wanted);
  return judged.issues ? judged : { place: judged.value };
}

/** Works out what a row makes of a customer. Pure. */
export function planCustomer(
  cells: ReadonlyMap<string, string>,
  before: Customer,
  groups: Pick<Groups, 'named'>,
): Planned {
  const name = cells.get('name') || before.name;
  const phone = cells.get('phone') ?? before.phone;
  const customerNumber = cells.get('customerNumber') ?? before.customerNumber;
  const judged = judge(detailsSchema, {
    ...(name === before.name && name !== '' ? {} : { name }),
    ...(phone === before.phone ? {} : { phone }),
    ...(customerNumber === before.customerNumber ? {} : { customerNumber }),
  });
  if (judged.issues) return judged;
  const wanted = cells.get('group') ?? before.group;
  const group = wanted === '' ? '' : groups.named(wanted)?.name;
  if (group === undefined) return { issues: { group: ['price-group-unknown'] } };
  const placed = planPlace(cells, before.place);
  if (!('place' in placed)) return placed;
  return {
    after: {
      name: judged.value.name ?? name,
      customerNumber: judged.value.customerNumber ?? customerNumber,
      phone: judged.value.phone ?? phone,
      group,
      place: placed.place,
    },
  };
}
