export const title = 'Menu categories'
export const heading = 'Menu'
export const description = (names: string) =>
  names ? `On our menu: ${names}.` : 'The categories of our menu.'
export const none = 'Our menu is on its way; if you have a question, please call us.'
