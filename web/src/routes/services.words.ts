export const title = 'Hizmetler'
export const description = (names: string) => `Hizmetlerimiz: ${names}.`
export const offered = 'Sunduğumuz hizmetler'
