/** `owed`: units of open orders and held offers that are not there. On hand = available + reserved - owed. */
export type StockState = { available: number; reserved: number; owed: number };

/**
 * `placed`: units are reserved. `freed`: they no longer are, and go back on sale. `written-off`: they no longer are reserved,
 * and are gone. `arrived`: a delivery, a correction upwards, a return. `lost`: a correction downwards. `shipped`: reserved units leave.
 */
export type UnitMove = 'placed' | 'freed' | 'written-off' | 'arrived' | 'lost' | 'shipped';

/** By how much each figure moves. */
export type StockChange = { available: number; reserved: number; owed: number };

/** What arrives or is freed serves what is owed before anybody else. Pure: whether the move is allowed is judged before. */
export function moveStock({ available, owed }: StockState, move: UnitMove, units: number): StockChange {
  const served = Math.min(units, owed);
  const taken = Math.min(units, available);
  switch (move) {
    case 'placed':
      return { available: 0 - taken, reserved: units, owed: units - taken };
    case 'freed':
      return { available: units - served, reserved: -units, owed: 0 - served };
    case 'written-off':
      return { available: 0, reserved: -units, owed: 0 - served };
    case 'arrived':
      return { available: units - served, reserved: 0, owed: 0 - served };
    case 'lost':
      return { available: -units, reserved: 0, owed: 0 };
    case 'shipped':
      return { available: 0, reserved: -units, owed: 0 };
  }
}

/** Moves to a figure of available units that was counted or imported: more than were seen have arrived, fewer are lost. */
export function correctStockTo(state: StockState, available: number): StockChange {
  const units = available - state.available;
  return units < 0 ? moveStock(state, 'lost', -units) : moveStock(state, 'arrived', units);
}

export function onHandChange({ available, reserved, owed }: StockChange): number {
  return available + reserved - owed;
}

export function movedStock(state: StockState, change: StockChange): StockState {
  return {
    available: state.available + change.available,
    reserved: state.reserved + change.reserved,
    owed: state.owed + change.owed,
  };
}

/** Reserved units that are there: no more can ship. */
export function shippableUnits({ reserved, owed }: StockState): number {
  return reserved - owed;
}

/** Units that can be ordered: those available and, with a limit, those that may still be owed. */
export function orderableUnits(
  { available, owed }: Pick<StockState, 'available' | 'owed'>,
  backorderLimit: number | null,
): number {
  return available + Math.max(0, (backorderLimit ?? 0) - owed);
}
