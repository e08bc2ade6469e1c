export const title = 'دسته‌های منو'
export const heading = 'منو'
export const description = (names: string) => (names ? `در منوی ما: ${names}.` : 'دسته‌های منوی ما.')
export const none = 'منو را آماده می‌کنیم؛ اگر پرسشی دارید لطفاً با ما تماس بگیرید.'
