/** Shown if a page could not be loaded, for example without a connection. */
export function Component() {
  return (
    <main className="not-found">
      <h1>Sayfa yüklenemedi</h1>
      <p className="lead">Bağlantınızı denetleyip tekrar deneyin.</p>
      <div className="actions">
        <button className="button" type="button" onClick={() => location.reload()}>
          Tekrar dene
        </button>
        <a className="button button--quiet" href="/">
          Anasayfaya dön
        </a>
      </div>
    </main>
  )
}
