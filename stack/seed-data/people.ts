import { PERSON_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';

const CUSTOMERS_WITH_PICTURE = new Set([
  'Dana Whitfield',
  'Tomasz Nowak',
  'Marion Keller',
  'Priya Raman',
  'Luis Ortega',
  'Hannah Becker',
  'Samuel Okafor',
  'Colleen Byrne',
  'Wei Zhang',
  'Amelia Frost',
  'Piotr Zielinski',
  'Gareth Pryce',
  'Noor Haddad',
  'Fatima El Amrani',
  'Erik Lindqvist',
  'Shauna McBride',
  'Deshawn Carter',
  'Yuki Tanabe',
  'Beatriz Souza',
  'Hank Tillery',
]);

export function pictureOf(name: string): string {
  if (!CUSTOMERS_WITH_PICTURE.has(name)) return PERSON_PLACEHOLDER;
  return `/people/${name.toLowerCase().replaceAll(' ', '-')}.webp`;
}
