const STEPS = [
  ['Seçin', 'Menüden gönlünüze göre seçin, notunuzu yazın: az acılı, bol limonlu, zili çalmadan.'],
  ['Pişirelim', 'Siparişiniz mutfağa düştüğü anda ocak yanar; hiçbir tabak önceden hazırlanıp bekletilmez.'],
  ['Kapıyı açın', 'Kuryemiz yola çıkınca haber veririz. Kapıda nakit ya da kartla ödeyebilirsiniz.'],
] as const

export function OrderSteps() {
  return (
    <section className="section" aria-labelledby="adimlar">
      <h2 id="adimlar">Üç adımda sofranızda</h2>
      <ol className="order-steps">
        {STEPS.map(([name, text], index) => (
          <li key={name}>
            <span aria-hidden="true">{index + 1}</span>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
