export const title = '404 · الصفحة غير موجودة'
export const description = 'لم نعثر على الصفحة التي تبحثون عنها.'
export const heading = 'لم نعثر على هذه الصفحة'
export const lead = 'ربما نُقلت أو حُذفت. قائمتنا ومعلومات التواصل في مكانها.'
export const causes = {
  forbidden: 'ليست لديكم صلاحية لرؤية هذه الصفحة.',
  missing: 'لم نعثر على ما تبحثون عنه؛ ربما حُذف.',
  server: 'حدث خطأ غير متوقع في الخادم. يُرجى المحاولة بعد قليل.',
}
export const tryAgain = 'إعادة المحاولة'
export const toHome = 'إلى الصفحة الرئيسية'
export const seeMenu = 'عرض القائمة'
