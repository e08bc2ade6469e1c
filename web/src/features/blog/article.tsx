import { formatDay, type Post } from './posts.ts'

const INGREDIENTS = ['500 g taş değirmen unu', '350 g ılık su', '120 g canlı ekşi maya', '10 g kaya tuzu']

export function Article({ post }: { post: Post }) {
  return (
    <article className="article">
      <p className="article__line">
        <span>{post.topic}</span>
        <time dateTime={post.date}>{formatDay(post.date)}</time>
        <span>4 dakika</span>
      </p>
      <img
        className="picture picture--drawn article__picture"
        src={`/drawings/${post.picture}.svg`}
        alt="Ateşi yanan bir taş fırın, küreğin üstünde bir pide"
        width={960}
        height={600}
      />
      <p className="article__opening">
        Mahalle daha uyurken mutfağın ışığı yanar. Sabri Usta kapıyı açar açmaz ilk iş kavanoza bakar: gece
        boyunca iki katına çıkmışsa gün iyi başlamış demektir.
      </p>
      <p>
        Ekşi maya dediğimiz şey un, su ve zamandan ibaret. Bizimki on bir yaşında; her akşam beslenir, her
        sabah yarısı hamura gider. İçindeki canlılar sıcağı sever ama acele ettirilmekten hoşlanmaz. Yazın
        sekiz, kışın on dört saat bekleriz. Ekmeğin kokusu bu bekleyişte doğar.
      </p>
      <h2>Neden bu kadar uzun?</h2>
      <p>
        Kısa sürede kabaran hamur güzel görünür, ama ertesi gün bayatlar. Uzun mayalanan hamurda un çözülür,
        kabuk kalınlaşır, içi nemli kalır. Üç gün sonra dilimleyip ızgaraya koyduğunuzda hâlâ ekmek yersiniz.
      </p>
      <blockquote>
        <p>Hamura saat gösterilmez. O hazır olduğunda size söyler; yeter ki elinizle sormayı bilin.</p>
        <footer>Sabri Ocak, taş fırın ustası</footer>
      </blockquote>
      <h2>Evde denemek isterseniz</h2>
      <p>
        Malzemeyi karıştırın, yarım saat dinlendirin, sonra tuzu ekleyin. İlk iki saat boyunca her yarım
        saatte bir hamuru kenarından tutup ortasına katlayın. Geceyi buzdolabında geçirsin; sabah çok sıcak
        fırında, kapağı kapalı bir tencerede otuz, kapağı açık on beş dakika pişirin.
      </p>
      <ul className="panel article__list">
        {INGREDIENTS.map((ingredient) => (
          <li key={ingredient}>{ingredient}</li>
        ))}
      </ul>
      <p>
        İlk somun yamuk olursa üzülmeyin; bizimki de öyleydi. Tereyağını oda sıcaklığında bekletin, ekmeği
        soğumadan kesmeyin. En zor kısmı da budur.
      </p>
    </article>
  )
}
