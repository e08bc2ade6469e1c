export const title = 'خدماتنا'
export const before = 'الخدمة السابقة'
export const after = 'الخدمة التالية'
