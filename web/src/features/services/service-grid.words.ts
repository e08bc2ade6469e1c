export const none = 'Hizmetlerimizi burada yakında anlatacağız.'
