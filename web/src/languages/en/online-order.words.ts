export const title = 'Order online'
export const text =
  'On days when you cannot come to our table, let the table come to you: order, and we bring it hot to your door.'
export const order = 'Order online'
