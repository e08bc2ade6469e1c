/** Of the page whose text, but for what is said of tables, is Turkish alone. */

export const title = 'Gizlilik Politikası'
export const description = 'Kişisel verileriniz, çerezler ve 6698 sayılı KVKK kapsamındaki haklarınız.'
