export const none = 'We will soon tell you about our services here.'
