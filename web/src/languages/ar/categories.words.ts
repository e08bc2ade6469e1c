export const title = 'أقسام القائمة'
export const heading = 'القائمة'
export const description = (names: string) => (names ? `في قائمتنا: ${names}.` : 'أقسام قائمتنا.')
export const none = 'نعمل على إعداد قائمتنا؛ لأسئلتكم يُرجى الاتصال بنا.'
