export const title = 'Privacy policy'
export const description = 'Your personal data, cookies and your rights under Turkish Law No. 6698 (KVKK).'
