export const none = 'سنحدّثكم هنا قريبًا عن خدماتنا.'
