export const title = 'الخدمات'
export const description = (names: string) => `خدماتنا: ${names}.`
export const offered = 'ما نقدّمه'
