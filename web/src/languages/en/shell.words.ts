export const skip = 'Skip to content'
export const openMenu = 'Open menu'
export const closeMenu = 'Close menu'
export const mainMenu = 'Main menu'
export const home = 'Home'
export const about = 'About us'
export const menu = 'Menu'
export const services = 'Services'
export const showServices = 'Show services'
export const contact = 'Contact'
export const bookTable = 'Book a table'
export const cart = (count: number) => `Cart, ${count === 1 ? '1 item' : `${count} items`}`
export const phone = (number: string) => `Phone ${number}`
export const pages = 'Pages'
export const categories = 'Menu categories'
export const reachUs = 'Contact us'
export const languages = 'Languages'
export const information = 'Information'
export const order = 'Order online'
export const blog = 'Articles'
export const faq = 'Common questions'
export const terms = 'Terms of use'
export const privacy = 'Privacy'
export const quickAccess = 'Quick access'
export const table = 'Table'
export const call = 'Call us'
export const directions = 'Directions'
export const offline = 'No connection.'
export const pricesOf = (moment: string) => `Prices as of ${moment}.`
export const storedAt = (moment: string) => `This page was saved on ${moment}.`
export const outdated = (moment: string) =>
  `This page was saved on ${moment}; for current prices, please call us.`
export const reload = 'Reload'
