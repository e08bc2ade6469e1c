export const title = 'Hizmetlerimiz'
export const before = 'Önceki hizmet'
export const after = 'Sonraki hizmet'
