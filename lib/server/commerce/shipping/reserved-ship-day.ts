import 'server-only';
import { shipDay } from '@/lib/shared/shipping/ship-day';
import { shippingCalendar } from './shipping-calendar';

/** Returns the day on which units that an order reserved ship if it is placed or paid at this moment; null if none is promised. */
export function reservedShipDay(at: Date): string | null {
  return shipDay({ quantity: 1, available: 1 }, shippingCalendar(), at);
}
