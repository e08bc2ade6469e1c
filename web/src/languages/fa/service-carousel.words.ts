export const title = 'خدمات ما'
export const before = 'خدمت قبلی'
export const after = 'خدمت بعدی'
