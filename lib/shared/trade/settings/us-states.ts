const STATES =
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,' +
  'GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,' +
  'MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,' +
  'NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,' +
  'RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,' +
  'WV West Virginia,WI Wisconsin,WY Wyoming';

/** Codes with names, by name. */
export const US_STATES: readonly (readonly [code: string, name: string])[] = STATES.split(',').map(
  (state) => [state.slice(0, 2), state.slice(3)],
);

const key = (text: string) => text.replace(/\s+/g, '').toUpperCase();

/** The fifty states and the district, by code and by name. */
const CODES = new Map(
  US_STATES.flatMap(([code, name]) => [[code, code] as const, [key(name), code] as const]),
);

/** Returns the code of a state by its code or name, in any case and spacing; undefined for another text. */
export function stateOf(region: string): string | undefined {
  return CODES.get(key(region));
}

/** Returns the name of a state by its code. */
export function stateName(code: string): string {
  return US_STATES.find(([each]) => each === code)?.[1] ?? code;
}
