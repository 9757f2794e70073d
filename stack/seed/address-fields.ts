import type { SeedUser } from '../seed-data/types';

/** Of an address as `SeedUser` has it: company, street, city, region and postal code. */
export function addressFields({ name, phone, address }: Pick<SeedUser, 'name' | 'phone' | 'address'>) {
  const [company = '', ...rest] = address.split(', ');
  const [region = '', postalCode = ''] = (rest.pop() ?? '').split(' ');
  const city = rest.pop() ?? '';
  const street = rest.pop() ?? '';
  return { company, name, street, addition: rest.join(', '), postalCode, city, region, country: 'US', phone };
}
