export const title = 'Unser Service'
export const before = 'Vorige Leistung'
export const after = 'Nächste Leistung'
