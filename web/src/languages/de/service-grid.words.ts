export const none = 'Von unserem Service erzählen wir hier bald.'
