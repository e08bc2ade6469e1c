/** Of the template's page, which is Turkish alone. */
export const SAMPLE_TITLE = 'Masa Ayırtın'

/** @param phone empty if there is none. */
export const sampleDescription = (name: string, phone: string): string =>
  `${name} için masa ayırtın: kaç kişi, ne zaman, hangi masa.${phone ? ` Telefonla rezervasyon: ${phone}.` : ''}`
