export interface Post {
  readonly title: string
  /** ISO. */
  readonly date: string
  readonly excerpt: string
  readonly topic: string
  readonly picture: string
}

/** Sample content. */
export const posts: readonly Post[] = [
  {
    title: 'Ekşi maya sabahı beşte uyanır',
    date: '2020-05-01',
    topic: 'Taş fırın',
    excerpt: 'Üç günlük bir hamurun gece boyunca ne yaptığını, bir de neden aceleye gelmediğini anlattık.',
    picture: 'oven',
  },
  {
    title: 'Tavşankanı çayın beş kuralı',
    date: '2020-05-02',
    topic: 'Çay ocağı',
    excerpt: 'Suyu, demliği, süresi: iyi bir çayın sırrı pahalı yapraktan çok sabırda saklı.',
    picture: 'dishes/cay',
  },
  {
    title: 'Yazın ilk domatesini beklemek',
    date: '2020-05-03',
    topic: 'Mevsim',
    excerpt: 'Mayıs tezgâhlarında ne alınır, ne beklenir? Kasap değil, bahçe yön veriyor bu ay menüye.',
    picture: 'ornaments/salata',
  },
  {
    title: 'Balın rengi nereden gelir?',
    date: '2020-05-01',
    topic: 'Kahvaltı',
    excerpt: 'Kızılcahamam’daki arıcımızla ıhlamurun altında oturduk, kovanı ve mevsimi konuştuk.',
    picture: 'dishes/serpme-kahvalti',
  },
  {
    title: 'Çimene serilen sofra',
    date: '2020-05-02',
    topic: 'Tarif',
    excerpt: 'Piknik sepetine sığan, yolda dağılmayan, soğuyunca daha güzel olan altı şey.',
    picture: 'table',
  },
  {
    title: 'Kahvenin yanına ne yakışır?',
    date: '2020-05-03',
    topic: 'Tatlı',
    excerpt: 'Kruvasandan bitter çikolataya: fincanın yanındaki tabak, fincanı nasıl değiştirir?',
    picture: 'dishes/turk-kahvesi',
  },
]

const day = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'UTC' })

/** A date in words: `1 Mayıs 2020`. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso))
}
