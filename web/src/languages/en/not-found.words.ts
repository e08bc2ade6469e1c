export const title = '404 · Page not found'
export const description = 'The page you are looking for was not found.'
export const heading = 'We could not find this page'
export const lead = 'It may have moved or been removed. Our menu and contact details are where they were.'
export const causes = {
  forbidden: 'You are not allowed to see this page.',
  missing: 'What you are looking for was not found; it may have been removed.',
  server: 'Something unexpected went wrong on the server. Please try again in a moment.',
}
export const tryAgain = 'Try again'
export const toHome = 'Back to home'
export const seeMenu = 'See the menu'
