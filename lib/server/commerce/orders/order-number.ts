export const ORDER_NUMBER_PREFIX = 'ORD-';
