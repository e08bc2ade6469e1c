import { Icon } from '../../components/icon.tsx'
import type { ShellQuery } from '../../gql/graphql.ts'
import { telephoneHref } from '../../rules/telephone.ts'

export function Promo({ site }: { site?: ShellQuery['site'] }) {
  return (
    <section className="inset promo" aria-labelledby="promo">
      <div>
        <h2 id="promo">Fırından kapınıza otuz beş dakika</h2>
        <p className="lead">
          Pideniz ateşe siparişten sonra girer, kuryemiz kapıda bekler. Yemek size, sofraya konduğu sıcaklıkta
          ulaşır.
        </p>
        {site && (
          <div className="actions">
            {site.deliveryUrl && (
              <a className="button" href={site.deliveryUrl} rel="noopener">
                Online sipariş ver
                <Icon name="arrow" />
              </a>
            )}
            {site.phone && (
              <a className="button button--quiet" href={telephoneHref(site.phone)}>
                <Icon name="phone" />
                {site.phone}
              </a>
            )}
          </div>
        )}
      </div>
      <img src="/delivery.svg" alt="" width={480} height={360} />
    </section>
  )
}
