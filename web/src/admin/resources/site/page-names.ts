/** The page that works, and the one that says what becomes of what guests tell there. */
export const [WORKING_PAGE, EXPLAINING_PAGE] = ['book-table', 'privacy-policy'] as const

/** The pages on which guests order, which work together or not at all. */
export const ORDER_PAGES = ['online-order', 'cart', 'checkout'] as const

export const isOrderPage = (page: string): boolean => ORDER_PAGES.some((each) => each === page)

/** Pages of forms, drawings or the tour, which a text could not replace; the blog has its entries. */
const WITHOUT_TEXT = new Set(['home-one', 'home-two', 'cart', 'checkout', 'blog', '360'])

/** Whether an owner can write the text of a template page. */
export function hasOwnText(page: string): boolean {
  return !WITHOUT_TEXT.has(page)
}

/** Whether a template page can show content of the owner. */
export function hasOwnContent(page: string): boolean {
  return page === 'blog' || hasOwnText(page)
}
