export const title = 'Our services'
export const before = 'Previous service'
export const after = 'Next service'
