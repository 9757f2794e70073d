/** Faults of rows. In their own file, since only quick order needs them. */
export const ROW = {
  'quantity-missing': 'How many of these?',
  'quantity-unreadable': 'This quantity cannot be read',
  'quantity-unclear': 'It is not clear which number is the quantity',
  'quantity-zero': 'This quantity is zero',
  'quantity-too-large': 'A quantity is at most 1,000,000',
  'pack-unknown': 'It is not known how many units this pack has',
  'pack-differs': 'The packs of this tool have another size',
  'row-question': 'This can be read in more than one way',
  'row-several': 'These are several orders in one row',
  'row-near': 'There is no such article number. Which of these is it?',
  'row-unknown': 'There is no such article number',
  'row-unsearched':
    'There is no such article number. Your list is too long to look for similar ones in every row',
  'row-retired': 'This tool is not made any more',
  'row-replaced': 'This tool is not made any more. It was replaced by {sku}',
  'row-packs': '{count} × {pack} are {units} units',
  'row-no-order': 'This row names no tool',
} as const;
