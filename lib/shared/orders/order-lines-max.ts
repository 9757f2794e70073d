/** Maximum of lines in an order, a cart and a list. Without a schema library, since browsers load it with the cart. */
export const ORDER_LINES_MAX = 500;
