export const title = 'Services'
export const description = (names: string) => `Our services: ${names}.`
export const offered = 'What we offer'
