/** Units of an order that are there, of those still to ship. */
export type UnitsInStock = { readonly inStock: number; readonly open: number };

/** The first day after today on which orders are to ship, in the shop's calendar. */
export type NextToShip = { readonly day: string; readonly count: number };
