export const title = 'حریم خصوصی'
export const description = 'داده‌های شخصی شما، کوکی‌ها و حقوق شما طبق قانون شمارهٔ 6698 ترکیه (KVKK).'
