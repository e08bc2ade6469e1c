export const title = 'Online bestellen'
export const text =
  'An Tagen, an denen Sie nicht an unseren Tisch kommen, kommt unser Tisch zu Ihnen: Bestellen Sie, wir bringen es heiß an Ihre Tür.'
export const order = 'Online bestellen'
