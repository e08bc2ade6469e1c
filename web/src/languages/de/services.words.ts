export const title = 'Service'
export const description = (names: string) => `Unser Service: ${names}.`
export const offered = 'Was wir anbieten'
