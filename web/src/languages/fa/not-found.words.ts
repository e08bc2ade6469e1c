export const title = '404 · صفحه پیدا نشد'
export const description = 'صفحه‌ای که می‌جویید پیدا نشد.'
export const heading = 'این صفحه را پیدا نکردیم'
export const lead = 'شاید جابه‌جا یا حذف شده باشد. منو و راه‌های تماس سر جای خود هستند.'
export const causes = {
  forbidden: 'شما اجازهٔ دیدن این صفحه را ندارید.',
  missing: 'آنچه می‌جویید پیدا نشد؛ شاید حذف شده باشد.',
  server: 'در سرور مشکلی پیش‌بینی‌نشده رخ داد. لطفاً کمی بعد دوباره امتحان کنید.',
}
export const tryAgain = 'تلاش دوباره'
export const toHome = 'به صفحهٔ اصلی'
export const seeMenu = 'دیدن منو'
