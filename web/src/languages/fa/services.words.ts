export const title = 'خدمات'
export const description = (names: string) => `خدمات ما: ${names}.`
export const offered = 'آنچه ارائه می‌دهیم'
